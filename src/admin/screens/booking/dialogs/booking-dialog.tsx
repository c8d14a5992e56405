import { AskDialog } from './ask-dialog.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { ChangeCarDialog } from './change-car-dialog.tsx'
import { ChangeDatesDialog } from './change-dates-dialog.tsx'
import { ChangeServicesDialog } from './change-services-dialog.tsx'
import type { DialogName, DialogProps } from './dialog-props.ts'
import { GuarantorDialog } from './guarantor-dialog.tsx'
import { HandOverDialog } from './hand-over-dialog.tsx'
import { MoneyDialog } from './money-dialog.tsx'
import { RefundDialog } from './refund-dialog.tsx'
import { TakeBackDialog } from './take-back-dialog.tsx'

export function BookingDialog({ name, ...props }: DialogProps & { name: DialogName }) {
  switch (name) {
    case 'confirm':
    case 'lift-hold':
    case 'resend-link':
    case 'use-deposit':
      return <AskDialog name={name} {...props} />
    case 'money':
      return <MoneyDialog {...props} />
    case 'refund':
      return <RefundDialog {...props} />
    case 'cancel':
      return <CancelDialog {...props} />
    case 'guarantor':
      return <GuarantorDialog {...props} />
    case 'hand-over':
      return <HandOverDialog {...props} />
    case 'take-back':
      return <TakeBackDialog {...props} />
    case 'car':
      return <ChangeCarDialog {...props} />
    case 'dates':
      return <ChangeDatesDialog {...props} />
    case 'services':
      return <ChangeServicesDialog {...props} />
  }
}
