import type { ComponentType } from 'react'
import { AskDialog } from './ask-dialog.tsx'
import { ChangeCarDialog, ChangeDatesDialog, ChangeServicesDialog } from './change-dialogs.tsx'
import type { AskName, DialogName, DialogProps } from './dialog-props.ts'
import { GuarantorDialog } from './guarantor-dialog.tsx'
import { HandOverDialog, TakeBackDialog } from './key-dialogs.tsx'
import { CancelDialog, MoneyDialog, RefundDialog } from './money-dialogs.tsx'

const forms: Record<Exclude<DialogName, AskName>, ComponentType<DialogProps>> = {
  money: MoneyDialog,
  refund: RefundDialog,
  cancel: CancelDialog,
  guarantor: GuarantorDialog,
  'hand-over': HandOverDialog,
  'take-back': TakeBackDialog,
  car: ChangeCarDialog,
  dates: ChangeDatesDialog,
  services: ChangeServicesDialog,
}

const isForm = (name: DialogName): name is keyof typeof forms => name in forms

export function BookingDialog({ name, ...props }: DialogProps & { name: DialogName }) {
  if (!isForm(name)) return <AskDialog name={name} {...props} />
  const Form = forms[name]
  return <Form {...props} />
}
