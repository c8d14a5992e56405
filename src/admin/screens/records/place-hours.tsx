import { Button, Link, Stack, Typography } from '@mui/material'
import { type RaRecord, useGetList } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { resources } from '../../../contract/records/resources.ts'
import { Fact, Facts } from '../../ui/facts.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Note } from '../../ui/text.tsx'
import { TitledPaper } from '../../ui/titled-paper.tsx'
import { useWords } from '../../words/words.tsx'
import { useMayWrite } from './use-may-write.ts'
import { choiceLabel } from './value-text.ts'

type Hours = RaRecord<number> & { dayName: string; start: string; end: string }
type Exception = RaRecord<number> & {
  start: string
  end: string
  opens: string | null
  closes: string | null
  reason: string | null
  reasonEn: string | null
  reasonRu: string | null
}

const MOST = 200
const reasonIn = { et: 'reason', en: 'reasonEn', ru: 'reasonRu' } as const

/** When a place is open, beside the record of the place: the week, its holidays, and the days that are otherwise. */
export function PlaceHours({ placeId }: { placeId: number }) {
  const { t, messages, day, locale } = useWords('records')
  const mayWrite = useMayWrite('location-exceptions')
  const filter = { locationId: placeId }
  const pagination = { page: 1, perPage: MOST }
  const { data: times = [] } = useGetList<Hours>('location-times', { filter, pagination })
  const sort = { field: 'start', order: 'ASC' } as const
  const { data: exceptions = [] } = useGetList<Exception>('location-exceptions', { filter, pagination, sort })
  const byDay = dayNames.flatMap((name) => {
    const own = times
      .filter(({ dayName }) => dayName === name)
      .toSorted((a, b) => (a.start < b.start ? -1 : 1))
    return own.length > 0 ? [{ name, own }] : []
  })
  const add = (resource: string) => `/admin/${resource}/create?source=${JSON.stringify(filter)}`
  return (
    <TitledPaper title={t('hours.title')}>
      <Stack sx={{ gap: 2 }}>
        <Facts>
          {byDay.map(({ name, own }) => (
            <Fact key={name} name={choiceLabel(messages, name)}>
              {own.map(({ id, start, end }) => (
                <RecordLink key={id} to={`/admin/location-times/${id}`}>
                  {start}–{end}
                </RecordLink>
              ))}
            </Fact>
          ))}
        </Facts>
        <Typography component="h3" sx={{ fontWeight: 650 }}>
          {t('hours.special')}
        </Typography>
        {exceptions.length === 0 ? <Note>{t('hours.none')}</Note> : null}
        <Facts>
          {exceptions.map(({ id, start, end, opens, closes, ...said }) => (
            <Fact key={id} name={start === end ? day(start) : `${day(start)}–${day(end)}`}>
              <RecordLink to={`/admin/location-exceptions/${id}`}>
                {opens ? `${opens}–${closes}` : t('hours.closed')}
              </RecordLink>
              {said.reason ? <Note>{said[reasonIn[locale]]}</Note> : null}
            </Fact>
          ))}
        </Facts>
        {mayWrite ? (
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            <AddButton to={add('location-exceptions')}>{t('hours.add')}</AddButton>
            <AddButton to={add('location-times')}>{t('hours.addHours')}</AddButton>
          </Stack>
        ) : null}
      </Stack>
    </TitledPaper>
  )
}

const dayNames = resources['location-times'].fields.flatMap((field) =>
  field.kind === 'choice' ? field.options : [],
)

const RecordLink = ({ to, children }: { to: string; children: React.ReactNode }) => (
  <Link component={RouterLink} to={to} sx={{ display: 'block' }}>
    {children}
  </Link>
)

const AddButton = ({ to, children }: { to: string; children: string }) => (
  <Button component={RouterLink} to={to} variant="outlined" startIcon={<Icon name="plus" size={18} />}>
    {children}
  </Button>
)
