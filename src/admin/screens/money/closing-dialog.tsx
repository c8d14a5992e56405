import { useState } from 'react'
import type { OpenMoney } from '../../../contract/staff/money.ts'
import { useSend } from '../../api/use-api.ts'
import { AmountField } from '../../ui/amount-field.tsx'
import { FormDialog } from '../../ui/dialogs.tsx'
import { TextInput } from '../../ui/form-fields.tsx'
import { useWords } from '../../words/words.tsx'

type Props = { day: string; open: OpenMoney; onClose: () => void; onDone: () => void }

/** Someone types what they counted; a difference is shown as it is typed and needs a reason. */
export function ClosingDialog({ day, open, onClose, onDone }: Props) {
  const { t, money, difference: signed } = useWords('money')
  const [cash, setCash] = useState<number | null>(null)
  const [card, setCard] = useState<number | null>(null)
  const [reason, setReason] = useState('')
  const { send, ...sending } = useSend('POST /money/closings', onDone)
  const isTyped = Number.isFinite(cash ?? Number.NaN) && Number.isFinite(card ?? Number.NaN)
  const said = (expected: number, counted: number | null) => {
    const books = t('day.expected', { amount: money(expected) })
    const difference = counted === null ? 0 : Math.round((counted - expected) * 100) / 100
    return difference ? `${books}. ${t('day.difference', { amount: signed(difference) })}` : books
  }
  const needsReason = sending.problem?.errors?.some(({ path }) => path === 'reason') ?? false
  const body = { day, locationId: open.place.id, adminId: open.person.id, cash, card, reason }
  return (
    <FormDialog
      title={t('day.title', { person: open.person.name, place: open.place.name })}
      submit={t('day.count')}
      isDisabled={!isTyped}
      {...sending}
      onSubmit={() => send({ body })}
      onClose={onClose}
    >
      <AmountField
        label={t('day.cashCounted')}
        unit="€"
        isRequired
        value={cash}
        helperText={said(open.cash, cash)}
        onChange={setCash}
      />
      <AmountField
        label={t('day.cardCounted')}
        unit="€"
        isRequired
        value={card}
        helperText={said(open.card, card)}
        onChange={setCard}
      />
      <TextInput
        multiline
        label={t('day.reason')}
        value={reason}
        error={needsReason}
        helperText={t('day.reasonHint')}
        onChange={setReason}
      />
    </FormDialog>
  )
}
