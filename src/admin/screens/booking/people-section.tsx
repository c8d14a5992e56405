import { Button, Divider, Link, Stack, Typography } from '@mui/material'
import { Link as RouterLink } from 'react-router'
import type { BookingPageAnswer, DriverAnswer } from '../../../contract/staff/bookings.ts'
import { parseDay } from '../../../domain/calendar/wall-clock.ts'
import { formatCalendarDay } from '../../../i18n/format.ts'
import { Facts } from '../../ui/facts.tsx'
import { TitledPaper } from '../../ui/titled-paper.tsx'
import { useFormats } from '../../words/formats.ts'
import { useStaffLocale } from '../../words/language.ts'
import { useWords } from '../../words/words.tsx'
import type { DialogName } from './dialogs/dialog-props.ts'

/** Who rents, who drives, and who answers for them. */
export function PeopleSection({
  page,
  onOpen,
}: {
  page: BookingPageAnswer
  onOpen: (name: DialogName) => void
}) {
  const t = useWords('bookings')
  const { money } = useFormats()
  const identity = useIdentity()
  const { client, drivers, guarantor } = page
  const canChange = page.actions.some(({ name, isPossible }) => name === 'change' && isPossible)
  return (
    <TitledPaper
      title={t('sections.people')}
      actions={
        <Button component={RouterLink} to={`/admin/clients/${client.id}`} size="small">
          {t('openClient')}
        </Button>
      }
    >
      <Stack spacing={2} divider={<Divider flexItem />}>
        <Stack spacing={1}>
          <Typography component="h3" sx={{ fontWeight: 650 }}>
            {client.name}
          </Typography>
          <Facts
            rows={[
              [
                t('facts.phone'),
                <Link key="phone" href={`tel:${client.phone}`}>
                  {client.phone}
                </Link>,
              ],
              [
                t('facts.email'),
                <Link key="email" href={`mailto:${client.email}`}>
                  {client.email}
                </Link>,
              ],
              ...identity(client),
              [t('facts.address'), client.address],
              [t('facts.language'), t(`languages.${client.language}`)],
              [
                t('facts.company'),
                client.company && `${client.company.name}, ${client.company.registryCode}`,
              ],
              [t('facts.clientNote'), client.additional],
            ]}
          />
        </Stack>
        {drivers.map((driver) => (
          <Stack spacing={1} key={driver.name}>
            <Typography component="h3" sx={{ fontWeight: 650 }}>
              {t('additionalDriver', { name: driver.name })}
            </Typography>
            <Facts rows={identity(driver)} />
          </Stack>
        ))}
        <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
          <Typography component="h3" sx={{ fontWeight: 650 }}>
            {guarantor ? t('guarantorNamed', { name: guarantor.name }) : t('noGuarantor')}
          </Typography>
          {guarantor ? (
            <Facts
              rows={[
                [t('facts.phone'), guarantor.phone],
                [t('facts.email'), guarantor.email],
                [t('facts.idCode'), guarantor.idCode],
                [t('facts.limit'), money(guarantor.responsibilityLimit)],
              ]}
            />
          ) : null}
          {canChange ? (
            <Button size="small" onClick={() => onOpen('guarantor')}>
              {t('actions.guarantor')}
            </Button>
          ) : null}
        </Stack>
      </Stack>
    </TitledPaper>
  )
}

function useIdentity() {
  const t = useWords('bookings')
  const locale = useStaffLocale()
  const dayText = (text: string | null) => {
    const day = text === null ? undefined : parseDay(text)
    return day === undefined ? null : formatCalendarDay(day, locale)
  }
  return ({ idCode, birthDate, drivingLicenceNumber }: DriverAnswer) =>
    [
      [t('facts.idCode'), idCode],
      [t('facts.birthDate'), idCode ? null : dayText(birthDate)],
      [t('facts.licence'), drivingLicenceNumber],
    ] as const
}
