import { Box, Button, Link, Stack } from '@mui/material'
import { skipToken } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import type { WeekAnswer, WeekInEuros } from '../../../contract/staff/house.ts'
import { type DayName, dayNames } from '../../../domain/calendar/day-names.ts'
import { useStaff } from '../../api/session.ts'
import { useApi, useSend, useTypedApi } from '../../api/use-api.ts'
import { BookingLink } from '../../ui/booking-link.tsx'
import { ChoiceInput } from '../../ui/form-fields.tsx'
import { LeaveGuard } from '../../ui/leave-guard.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { PlainList } from '../../ui/plain-list.tsx'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { Note, Quiet } from '../../ui/text.tsx'
import { TitledPaper } from '../../ui/titled-paper.tsx'
import { onlyTheirs, useNewer } from '../../ui/value-versions.tsx'
import { useWords } from '../../words/words.tsx'
import { DayHours } from './day-hours.tsx'
import { useTextFaults } from './text-faults.ts'
import { byDay, WeekVersions, weekOf } from './week-versions.tsx'

type Window = WeekInEuros['windows'][number]

/** When each place is open: its week as a table. */
export function HoursTab() {
  const { t } = useWords('house')
  const [placeId, setPlaceId] = useState<number>()
  const places = useApi('GET /house/hours')
  const id = placeId ?? places.value?.places[0]?.id
  const week = useApi('GET /house/hours/:id', id === undefined ? skipToken : { params: { id } })
  return (
    <>
      <Box sx={{ pt: 1, maxWidth: 360 }}>
        <ChoiceInput
          label={t('hours.place')}
          value={id ?? 0}
          options={places.value?.places ?? []}
          onChange={setPlaceId}
        />
      </Box>
      <Loaded answer={week} loading={t('loading')}>
        {(read) => <WeekForm key={`${read.id} ${JSON.stringify(read)}`} read={read} onReload={week.reload} />}
      </Loaded>
    </>
  )
}

const workingDays: readonly DayName[] = dayNames.slice(0, 5)

/** Taken back after a colleague was faster, it begins anew from what they saved. */
function WeekForm({ read, onReload }: { read: WeekAnswer; onReload: () => void }) {
  const { t, messages } = useWords('house')
  const notify = useNotify()
  const isOwner = useStaff()?.role === 'owner'
  const { id, name, ...saved } = read
  const [week, setWeek] = useState<WeekInEuros>(saved)
  const saving = useSend('PUT /house/hours/:id', () => notify(t('saved'), { type: 'success' }))
  const isChanged = JSON.stringify(week) !== JSON.stringify(saved)
  const { newer } = useNewer<WeekInEuros>(saving.problem, ({ current }) => {
    const taken = onlyTheirs(byDay(saved), byDay(week), byDay(current))
    setWeek(weekOf({ ...byDay(week), ...taken }))
  })
  const trial = useTypedApi(
    'POST /house/hours/:id/trial',
    isOwner && isChanged ? { params: { id }, body: week } : skipToken,
  )
  const faultAt = useTextFaults((saving.problem ?? trial.problem)?.errors)
  const change = (part: Partial<WeekInEuros>) => {
    saving.forget()
    setWeek((last) => ({ ...last, ...part }))
  }
  const ofDay = (dayName: DayName) => week.windows.filter((window) => window.dayName === dayName)
  const setDay = (dayName: DayName, own: readonly Window[]) =>
    change({ windows: [...week.windows.filter((window) => window.dayName !== dayName), ...own] })
  const { choices, fields } = messages.resources
  const special = (['USUAL', 'CLOSED', 'OWN'] as const).map((one) => ({ id: one, name: choices[one] }))
  const days = dayNames.filter(
    (day) =>
      (day !== 'HOLIDAY' || week.holidayHours === 'OWN') &&
      (day !== 'SHORTENED_DAY' || week.shortenedDayHours === 'OWN'),
  )
  return (
    <>
      <LeaveGuard isDirty={isChanged} />
      <TitledPaper title={name} lead={t('hours.lead')}>
        <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
          {(['holidayHours', 'shortenedDayHours'] as const).map((which) => (
            <ChoiceInput
              key={which}
              label={fields[which]}
              value={week[which]}
              disabled={!isOwner}
              options={special}
              onChange={(chosen) => change({ [which]: chosen })}
            />
          ))}
        </Stack>
        <PlainList gap={1.5}>
          {days.map((day) => (
            <DayHours
              key={day}
              name={choices[day]}
              windows={ofDay(day)}
              isReadOnly={!isOwner}
              faultOf={(window) => faultAt(`windows.${week.windows.indexOf(window)}`)}
              onChange={(own) => setDay(day, own)}
              onAdd={() =>
                setDay(day, [
                  ...ofDay(day),
                  { dayName: day, start: '09:00', end: '18:00', rentPrice: 0, returnPrice: 0 },
                ])
              }
              onCopy={
                day === 'MONDAY'
                  ? () =>
                      change({
                        windows: [
                          ...week.windows.filter((window) => !workingDays.includes(window.dayName)),
                          ...workingDays.flatMap((dayName) =>
                            ofDay(day).map((window) => ({ ...window, dayName })),
                          ),
                        ],
                      })
                  : undefined
              }
            />
          ))}
        </PlainList>
        <Outside bookings={isChanged ? trial.value?.bookings : undefined} />
        {newer ? <WeekVersions saved={saved} newer={newer} week={week} onWeek={setWeek} /> : null}
        <ProblemAlert
          problem={
            (saving.problem?.code === 'changed_meanwhile' ? undefined : saving.problem) ?? trial.problem
          }
        />
        {isOwner ? (
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            <Button
              variant="contained"
              color="secondary"
              disabled={!isChanged || saving.isSending}
              onClick={() =>
                saving.send({
                  params: { id },
                  body: { ...week, previous: newer ? weekOf(byDay(newer.current)) : saved },
                })
              }
            >
              {t('save')}
            </Button>
            <Button disabled={!isChanged} onClick={() => (newer ? onReload() : setWeek(saved))}>
              {t('undo')}
            </Button>
          </Stack>
        ) : (
          <Quiet>{t('ownersOnly')}</Quiet>
        )}
      </TitledPaper>
      <TitledPaper title={t('hours.exceptions')} lead={t('hours.exceptionsLead')}>
        <Link component={RouterLink} to={`/admin/locations/${id}`}>
          {t('hours.toPlace')}
        </Link>
      </TitledPaper>
    </>
  )
}

/** What stands and would find nobody there, before it is saved. */
function Outside({ bookings }: { bookings: { id: number; number: string; at: string }[] | undefined }) {
  const { t, time } = useWords('house')
  if (!bookings) return null
  if (bookings.length === 0) return <Note role="status">{t('hours.noneOutside')}</Note>
  return (
    <Box role="status">
      <Note>{t('hours.outside')}</Note>
      <PlainList gap={0.5}>
        {bookings.map(({ id, number, at }) => (
          <li key={`${id} ${at}`}>
            <BookingLink id={id}>{number}</BookingLink> {time(at)}
          </li>
        ))}
      </PlainList>
    </Box>
  )
}
