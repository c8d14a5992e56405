import { skipToken } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ChangeBody } from '../../../../contract/staff/timeline.ts'
import { useSend, useTypedApi } from '../../../api/use-api.ts'
import { FormDialog } from '../../../ui/dialogs.tsx'
import { Quiet } from '../../../ui/text.tsx'
import { useWords } from '../../../words/words.tsx'
import { type FaultOf, useFaults } from '../use-fields.ts'
import { CarTakenAlert } from './car-taken-alert.tsx'
import { ChangedPrice } from './changed-price.tsx'

type Props = {
  bookingId: number
  title: string
  /** What is to be different; undefined while nothing is. */
  change: ChangeBody | undefined
  /** Takes one of the cars that are free instead. */
  onCar?: (carId: number) => void
  onDone: () => void
  onClose: () => void
  children: (fault: FaultOf) => ReactNode
}

/** What a change would cost, before it is made; or why it cannot be. */
export function ChangeDialog({ bookingId, title, change, onCar, onDone, onClose, children }: Props) {
  const t = useWords('timeline')
  const params = { id: bookingId }
  const trial = useTypedApi(
    'POST /bookings/:id/change',
    change ? { params, body: { ...change, isTrial: true } } : skipToken,
  )
  const { send, isSending, asked, problem: refused } = useSend('POST /bookings/:id/change', onDone)
  const isRefused = JSON.stringify(asked?.body) === JSON.stringify(change)
  const problem = (isRefused ? refused : undefined) ?? trial.problem
  return (
    <FormDialog
      title={title}
      submit={t('change.confirm')}
      back={t('change.cancel')}
      isSending={isSending}
      isDisabled={!trial.isCurrent || problem !== undefined}
      onSubmit={() => (change ? send({ params, body: change }) : undefined)}
      onClose={onClose}
    >
      {children(useFaults(problem))}
      <div aria-live="polite">
        {problem ? (
          <CarTakenAlert problem={problem} onCar={onCar} />
        ) : trial.isCurrent && trial.value ? (
          <ChangedPrice answer={trial.value} />
        ) : (
          <Quiet>{t(change ? 'change.checking' : 'change.nothing')}</Quiet>
        )}
      </div>
    </FormDialog>
  )
}
