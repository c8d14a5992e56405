import { useState } from 'react'
import type { HandPriceBody } from '../../../../contract/staff/hand-price.ts'
import { useWords } from '../../../words/words.tsx'
import { handPriceBodyOf, typedHandPrice } from '../../selling/hand-price.ts'
import { HandPriceFields } from '../../selling/hand-price-fields.tsx'
import { ChangeDialog } from '../change/change-dialog.tsx'
import type { DialogProps } from './dialog-props.ts'

/** What is taken off by hand, or agreed on instead; tried before it is done, as every change is. */
export function PriceDialog({ page, onClose, onDone }: DialogProps) {
  const { t } = useWords('bookings')
  const { t: selling, money, percent } = useWords('selling')
  const said = (hand: HandPriceBody | null) => {
    const { kind, value, reason } = typedHandPrice(hand)
    const amount = value === null ? '' : kind === 'percent' ? percent(value) : money(value)
    return [selling(`handPrice.kinds.${kind}`), amount, reason].filter(Boolean).join(' · ')
  }
  const agreed = page.price.byHand
  const [typed, setTyped] = useState(() => typedHandPrice(agreed))
  const handPrice = handPriceBodyOf(typed)
  const isChanged = handPrice !== undefined && JSON.stringify(handPrice) !== JSON.stringify(agreed)
  return (
    <ChangeDialog
      bookingId={page.id}
      title={t('actions.price')}
      change={isChanged ? { handPrice } : undefined}
      seen={{ handPrice: agreed }}
      fields={[
        { name: 'handPrice', label: t('actions.price'), say: (terms) => said(terms.handPrice ?? null) },
      ]}
      onWrite={({ handPrice: kept }) => (kept === undefined ? undefined : setTyped(typedHandPrice(kept)))}
      onDone={() => onDone(t('done.change'))}
      onClose={onClose}
    >
      {(fault) => <HandPriceFields typed={typed} onChange={setTyped} fault={fault('handPrice').fault} />}
    </ChangeDialog>
  )
}
