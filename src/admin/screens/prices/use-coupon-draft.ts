import { useState } from 'react'
import { useNotify } from 'react-admin'
import type { PriceListAnswer } from '../../../contract/staff/price-answers.ts'
import { useWords } from '../../words/words.tsx'
import type { Coupon } from './coupon-part-kinds.ts'
import { trialOf } from './new-coupon.ts'
import { usePriceDraft } from './use-price-draft.ts'

export type CouponDraft = ReturnType<typeof useCouponDraft>

/** A coupon as it is typed, tried with its own code, and where its screen leads once it is saved or gone. */
export function useCouponDraft(
  list: PriceListAnswer,
  first: Coupon,
  onSaved: (list: PriceListAnswer) => void,
) {
  const { t } = useWords('prices')
  const notify = useNotify()
  const { id } = first
  const isNew = id < 0
  const [isAsked, setAsked] = useState(false)
  const [wayOut, setWayOut] = useState<string>()
  const draft = usePriceDraft(list, trialOf(first, list), (saved) => {
    const isGone = !isNew && saved.coupons.every((one) => one.id !== id)
    notify(t(isGone ? 'coupon.removed' : 'coupon.saved'), { type: 'success' })
    if (isGone) return setWayOut('/admin/coupons')
    onSaved(saved)
    const made = saved.coupons.find((one) => list.coupons.every((known) => known.id !== one.id))
    if (isNew && made) setWayOut(`/admin/coupon/${made.id}`)
  })
  const coupon = draft.list.coupons.find((one) => one.id === id) ?? first
  /** The code that is typed is tried, unless the trial was given other codes. */
  const tryCode = (code: string) => {
    if (draft.trial?.couponCodes.join() === coupon.code) draft.changeTrial({ couponCodes: [code] })
  }
  return {
    draft,
    coupon,
    isNew,
    wayOut,
    change: (changes: Partial<Coupon>) => {
      draft.put({ ...coupon, ...changes })
      if (changes.code !== undefined) tryCode(changes.code)
    },
    field: (name: string) => {
      const place = `coupon.${id}.${name}`
      // Of a form that nobody has filled in yet it is not said that it is empty.
      const isEarly = isNew && !isAsked && draft.faults.get(place) === 'required'
      return { ...draft.field(place), ...(isEarly ? { fault: undefined } : {}) }
    },
    save: () => (draft.isMistyped ? setAsked(true) : draft.save()),
    discard: () => {
      draft.discard()
      tryCode(first.code)
    },
    remove: () => draft.save([{ kind: 'remove-coupon', id }]),
  }
}
