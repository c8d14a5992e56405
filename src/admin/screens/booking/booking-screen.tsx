import { Alert, Box, Stack } from '@mui/material'
import { useEffect, useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import type { BookingPageAnswer } from '../../../contract/staff/bookings.ts'
import { useApi } from '../../api/use-api.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { Screen } from '../../ui/screen.tsx'
import { useWords } from '../../words/words.tsx'
import { ActionList } from './action-list.tsx'
import { AttentionNotice, BookingHeader } from './booking-header.tsx'
import { ColleaguesHere } from './colleagues-here.tsx'
import { BookingDialog } from './dialogs/booking-dialog.tsx'
import type { DialogName } from './dialogs/dialog-props.ts'
import { ExchangesSection } from './exchanges-section.tsx'
import { ExtraChargesSection } from './extra-charges-section.tsx'
import { HandOverSection } from './hand-over-section.tsx'
import { HistorySection } from './history-section.tsx'
import { LettersSection, QuestionnaireSection } from './letters-section.tsx'
import { MoneySection } from './money-section.tsx'
import { NotesSection } from './notes-section.tsx'
import { PapersSection } from './papers-section.tsx'
import { PeopleSection } from './people-section.tsx'
import { PriceSection } from './price-section.tsx'
import { CarSection, RentalSection } from './rental-section.tsx'

/** A booking's whole story, and everything staff do with it. */
export function BookingScreen() {
  const { id = '' } = useParams()
  const { t } = useWords('bookings')
  const answer = useApi('GET /bookings/:id/page', { params: { id } })
  if (answer.value) return <BookingPage key={answer.value.id} page={answer.value} />
  return (
    <Screen title={t('title')}>
      <Loaded answer={answer} loading={t('loading')}>
        {() => null}
      </Loaded>
    </Screen>
  )
}

/** What can be done comes first where there is room for one column only. */
const columns = {
  gridTemplateAreas: { xs: '"act" "story" "write"', lg: '"story act" "story write"' },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1.7fr) minmax(0, 1fr)' },
  gridTemplateRows: { lg: 'auto 1fr' },
}

function BookingPage({ page }: { page: BookingPageAnswer }) {
  const { t } = useWords('bookings')
  const [dialog, setDialog] = useState<DialogName | undefined>(useAskedAction(page))
  const [done, setDone] = useState('')
  const open = (name: DialogName) => {
    setDone('')
    setDialog(name)
  }
  const finish = (sentence: string) => {
    setDialog(undefined)
    setDone(sentence)
  }
  return (
    <Screen title={page.number}>
      <Stack spacing={2.5}>
        <ColleaguesHere bookingId={page.id} />
        <BookingHeader page={page} onOpen={open} />
        <Box role="status" sx={{ '&:empty': { mt: '0 !important' } }}>
          {done ? (
            <Alert severity="success" onClose={() => setDone('')} closeText={t('close')}>
              {done}
            </Alert>
          ) : null}
        </Box>
        <AttentionNotice page={page} onDone={finish} />
        <Box sx={{ ...columns, display: 'grid', gap: 2.5, alignItems: 'start' }}>
          <Stack spacing={2.5} sx={{ gridArea: 'act', minWidth: 0 }}>
            <ActionList page={page} onOpen={open} />
            <PeopleSection page={page} onOpen={open} />
          </Stack>
          <Stack spacing={2.5} sx={{ gridArea: 'story', minWidth: 0 }}>
            <RentalSection page={page} />
            <ExchangesSection page={page} />
            <HandOverSection page={page} />
            <PriceSection page={page} />
            <MoneySection page={page} onOpen={open} onDone={finish} />
            <ExtraChargesSection page={page} />
            <CarSection page={page} />
          </Stack>
          <Stack spacing={2.5} sx={{ gridArea: 'write', minWidth: 0 }}>
            <NotesSection page={page} onDone={finish} />
            <PapersSection page={page} onDone={finish} />
            <QuestionnaireSection page={page} />
            <LettersSection page={page} />
            <HistorySection bookingId={page.id} />
          </Stack>
        </Box>
      </Stack>
      {dialog ? (
        <BookingDialog name={dialog} page={page} onClose={() => setDialog(undefined)} onDone={finish} />
      ) : null}
    </Screen>
  )
}

/** A list may lead here with what is to be done, `?do=hand-over`: it opens once, where it is possible. */
function useAskedAction({ actions }: BookingPageAnswer): DialogName | undefined {
  const [query, setQuery] = useSearchParams()
  const asked = query.get('do')
  const change = changes.find((name) => name === asked)
  const wanted = change ? 'change' : asked
  const action = actions.find(({ name, isPossible }) => name === wanted && isPossible)
  useEffect(() => {
    if (asked !== null) setQuery({}, { replace: true })
  }, [asked, setQuery])
  return action?.name === 'change' ? (change ?? 'dates') : action?.name
}

/** What of a booking can be changed, each in a dialog of its own. */
const changes = ['car', 'dates', 'services'] as const
