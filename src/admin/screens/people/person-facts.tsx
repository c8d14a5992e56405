import { Link } from '@mui/material'
import type { PersonCardAnswer } from '../../../contract/staff/people.ts'
import { Fact, Facts } from '../../ui/facts.tsx'
import { TitledPaper } from '../../ui/titled-paper.tsx'
import { useWords } from '../../words/words.tsx'

/** How the person is reached, and by what they are known. */
export function ContactPanel({ card: { person, contacts, accounts } }: { card: PersonCardAnswer }) {
  const { t, day } = useWords('people')
  const companies = [...new Set([...accounts.map(({ name }) => name), ...contacts.companies])]
  return (
    <TitledPaper title={t('facts.title')}>
      <Facts>
        <Fact name={t('facts.phone')}>
          <Link href={`tel:${person.phone}`}>{person.phone}</Link>
        </Fact>
        <Fact name={t('facts.email')}>
          <Link href={`mailto:${person.email}`}>{person.email}</Link>
        </Fact>
        <Fact name={t('facts.otherPhones')}>{contacts.phones.join(', ')}</Fact>
        <Fact name={t('facts.otherEmails')}>{contacts.emails.join(', ')}</Fact>
        <Fact name={t('facts.idCode')}>{person.idCode}</Fact>
        <Fact name={t('facts.birthDate')}>
          {person.idCode || !person.birthDate ? null : day(person.birthDate)}
        </Fact>
        <Fact name={t('facts.licence')}>{person.drivingLicenceNumber}</Fact>
        <Fact name={t('facts.address')}>{person.address}</Fact>
        <Fact name={t('facts.companies')}>{companies.join(', ')}</Fact>
        <Fact name={t('facts.records')}>{person.records.join(', ')}</Fact>
      </Facts>
    </TitledPaper>
  )
}

/** From the ledger of all rentals. */
export function BalancePanel({ balance }: Pick<PersonCardAnswer, 'balance'>) {
  const { t, money } = useWords('people')
  return (
    <TitledPaper title={t('money.title')}>
      <Facts room={140}>
        <Fact name={t('money.due')} isLarge>
          {money(balance.due)}
        </Fact>
        <Fact name={t('money.owedBack')} isLarge>
          {money(balance.owedBack)}
        </Fact>
        <Fact name={t('money.paid')}>{money(balance.paid)}</Fact>
        <Fact name={t('money.deposit')}>{money(balance.depositHeld)}</Fact>
      </Facts>
    </TitledPaper>
  )
}
