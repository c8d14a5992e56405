import { Typography } from '@mui/material'
import type { ComponentType } from 'react'
import { useSend } from '../../../api/use-api.ts'
import { FormDialog } from '../../../ui/dialogs.tsx'
import { useWords } from '../../../words/words.tsx'
import { useActionWord } from '../use-action-word.ts'
import { ChangeCarDialog, ChangeDatesDialog, ChangeServicesDialog } from './change-dialogs.tsx'
import type { AskName, DialogName, DialogProps } from './dialog-props.ts'
import { DriversDialog } from './drivers-dialog.tsx'
import { ExchangeDialog } from './exchange-dialog.tsx'
import { GuarantorDialog } from './guarantor-dialog.tsx'
import { HandOverDialog, TakeBackDialog } from './key-dialogs.tsx'
import { CancelDialog, MoneyDialog, RefundDialog } from './money-dialogs.tsx'
import { OnAccountDialog } from './on-account-dialog.tsx'
import { PriceDialog } from './price-dialog.tsx'
import { SignDialog } from './sign-dialog.tsx'
import { UndoExchangeDialog, UndoHandOverDialog, UndoTakeBackDialog } from './undo-dialogs.tsx'

const forms: Record<Exclude<DialogName, AskName>, ComponentType<DialogProps>> = {
  'put-on-account': OnAccountDialog,
  money: MoneyDialog,
  refund: RefundDialog,
  cancel: CancelDialog,
  guarantor: GuarantorDialog,
  'hand-over': HandOverDialog,
  'take-back': TakeBackDialog,
  exchange: ExchangeDialog,
  sign: SignDialog,
  'undo-hand-over': UndoHandOverDialog,
  'undo-take-back': UndoTakeBackDialog,
  'undo-exchange': UndoExchangeDialog,
  car: ChangeCarDialog,
  dates: ChangeDatesDialog,
  services: ChangeServicesDialog,
  drivers: DriversDialog,
  price: PriceDialog,
}

const isForm = (name: DialogName): name is keyof typeof forms => name in forms

export function BookingDialog({ name, ...props }: DialogProps & { name: DialogName }) {
  if (!isForm(name)) return <AskDialog name={name} {...props} />
  const Form = forms[name]
  return <Form {...props} />
}

/** What needs no more than a yes. */
function AskDialog({ name, page, onClose, onDone }: DialogProps & { name: AskName }) {
  const { t, money } = useWords('bookings')
  const covered = Math.min(page.money.rentDue, page.money.depositPaid)
  const words = useActionWord()(name)
  const { send, ...sending } = useSend(`POST /bookings/:id/${name}`, (answer) =>
    onDone(answer.kind === 'shown' ? t('done.show-link', { link: answer.link }) : t(`done.${name}`)),
  )
  return (
    <FormDialog
      title={t(`actions.${words}`)}
      submit={t(`actions.${words}`)}
      {...sending}
      onSubmit={() => send({ params: { id: page.id } })}
      onClose={onClose}
    >
      <Typography>{t(`ask.${words}`, { email: page.client.email, amount: money(covered) })}</Typography>
    </FormDialog>
  )
}
