import { Button, Divider, Link, Stack } from '@mui/material'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'
import type { DriverAnswer } from '../../../contract/staff/bookings.ts'
import { Fact, Facts } from '../../ui/facts.tsx'
import { Subheading } from '../../ui/text.tsx'
import { TitledPaper } from '../../ui/titled-paper.tsx'
import { useWords } from '../../words/words.tsx'
import type { OpenerProps } from './dialogs/dialog-props.ts'

/** Who rents, who drives, and who answers for them. */
export function PeopleSection({ page, onOpen }: OpenerProps) {
  const { t, money } = useWords('bookings')
  const { client, drivers, guarantor } = page
  const canChange = page.actions.some(({ name, isPossible }) => name === 'change' && isPossible)
  return (
    <TitledPaper
      title={t('sections.people')}
      actions={
        <Button component={RouterLink} to={`/admin/clients/${client.id}/show`} size="small">
          {t('openClient')}
        </Button>
      }
    >
      <Stack spacing={2} divider={<Divider flexItem />}>
        <Person heading={client.name}>
          <Fact name={t('facts.phone')}>
            <Link href={`tel:${client.phone}`}>{client.phone}</Link>
          </Fact>
          <Fact name={t('facts.email')}>
            <Link href={`mailto:${client.email}`}>{client.email}</Link>
          </Fact>
          <Identity person={client} />
          <Fact name={t('facts.address')}>{client.address}</Fact>
          <Fact name={t('facts.language')}>{t(`languages.${client.language}`)}</Fact>
          <Fact name={t('facts.company')}>
            {client.company && [client.company.name, client.company.registryCode].filter(Boolean).join(', ')}
          </Fact>
          <Fact name={t('facts.purchaseOrder')}>{page.purchaseOrder}</Fact>
          <Fact name={t('facts.account')}>
            {page.account ? (
              <Link component={RouterLink} to={`/admin/company-accounts/${page.account.id}`}>
                {page.account.name}
              </Link>
            ) : null}
          </Fact>
          <Fact name={t('facts.clientNote')}>{client.additional}</Fact>
        </Person>
        {drivers.map((driver) => (
          <Person key={driver.name} heading={t('additionalDriver', { name: driver.name })}>
            <Identity person={driver} />
          </Person>
        ))}
        <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
          {guarantor ? (
            <Person heading={t('guarantorNamed', { name: guarantor.name })}>
              <Fact name={t('facts.phone')}>{guarantor.phone}</Fact>
              <Fact name={t('facts.email')}>{guarantor.email}</Fact>
              <Fact name={t('facts.idCode')}>{guarantor.idCode}</Fact>
              <Fact name={t('facts.limit')}>{money(guarantor.responsibilityLimit)}</Fact>
            </Person>
          ) : (
            <Subheading>{t('noGuarantor')}</Subheading>
          )}
          {canChange ? (
            <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
              <Button size="small" onClick={() => onOpen('drivers')}>
                {t('actions.drivers')}
              </Button>
              <Button size="small" onClick={() => onOpen('guarantor')}>
                {t('actions.guarantor')}
              </Button>
            </Stack>
          ) : null}
        </Stack>
      </Stack>
    </TitledPaper>
  )
}

function Person({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Stack spacing={1}>
      <Subheading>{heading}</Subheading>
      <Facts>{children}</Facts>
    </Stack>
  )
}

function Identity({ person }: { person: DriverAnswer }) {
  const { t, day } = useWords('bookings')
  const { idCode, birthDate, drivingLicenceNumber } = person
  return (
    <>
      <Fact name={t('facts.idCode')}>{idCode}</Fact>
      <Fact name={t('facts.birthDate')}>{idCode ? null : birthDate && day(birthDate)}</Fact>
      <Fact name={t('facts.licence')}>{drivingLicenceNumber}</Fact>
    </>
  )
}
