import { Alert, Box, Link, Stack, Typography } from '@mui/material'
import type { BookingPageAnswer } from '../../../contract/staff/bookings.ts'
import { PlainList } from '../../ui/plain-list.tsx'
import { Note } from '../../ui/text.tsx'
import { TitledPaper } from '../../ui/titled-paper.tsx'
import { isKeyOf } from '../../words/fault-words.ts'
import { useWords } from '../../words/words.tsx'

type Props = { page: BookingPageAnswer }
type Act = BookingPageAnswer['handOvers'][number]

/** How the key changed hands: by whom, with what missing on whose word, and what was photographed. */
export function HandOverSection({ page }: Props) {
  const { t, day } = useWords('bookings')
  if (page.handOvers.length === 0) return null
  return (
    <TitledPaper title={t('handOver.title')}>
      <PlainList gap={2}>
        {page.handOvers.map((act) => (
          <ActItem key={act.id} act={act} />
        ))}
        {page.licenceChecks.map(({ driver, until, by }) => (
          <Note component="li" key={driver}>
            {t('handOver.licence', { name: driver, until: day(until), by })}
          </Note>
        ))}
      </PlainList>
    </TitledPaper>
  )
}

function ActItem({ act }: { act: Act }) {
  const { t, time, money, messages } = useWords('bookings')
  const { deposit, exception, undone, photos } = act
  const facts = [
    t('handOver.by', { name: act.by }),
    act.isSigned ? t('handOver.signed') : '',
    deposit?.kind === 'taken'
      ? t('handOver.taken', { amount: money(deposit.amount), method: t(`methods.${deposit.method}`) })
      : '',
    deposit?.kind === 'hold' ? t('handOver.hold', { number: deposit.number }) : '',
    act.note,
  ]
  const spotName = (spot: string) =>
    isKeyOf(messages.bookings.spots, spot) ? t(`spots.${spot}`) : t('spots.damage')
  return (
    <Box component="li" sx={{ overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: 600, textDecoration: undone ? 'line-through' : 'none' }}>
        {t(`handOver.${act.way}`, { time: time(act.at) })}
      </Typography>
      <Note>{facts.filter(Boolean).join(' · ')}</Note>
      {undone ? <Note>{t('handOver.undone', { time: time(undone.at), reason: undone.reason })}</Note> : null}
      {exception ? (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {t('handOver.exception', {
            name: exception.by,
            missing: exception.missing.map((step) => t(`missing.${step}`)).join(', '),
            reason: exception.reason,
          })}
        </Alert>
      ) : null}
      {photos.length > 0 ? (
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mt: 1 }}>
          {photos.map(({ id, spot, href }) => (
            <Link key={id} href={href} target="_blank" rel="noopener">
              <img
                src={href}
                alt={t('handOver.photo', { spot: spotName(spot) })}
                width={96}
                height={72}
                loading="lazy"
                style={{ objectFit: 'cover', borderRadius: 8 }}
              />
            </Link>
          ))}
        </Stack>
      ) : null}
    </Box>
  )
}
