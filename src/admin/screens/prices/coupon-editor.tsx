import { Box, Stack } from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { Navigate } from 'react-router'
import type { PriceListAnswer } from '../../../contract/staff/price-answers.ts'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { RecordHistory } from '../../ui/record-history.tsx'
import { useWords } from '../../words/words.tsx'
import { CouponBasics } from './coupon-basics.tsx'
import { CouponLengths } from './coupon-lengths.tsx'
import { type Coupon, groupParts, locationParts, serviceParts } from './coupon-part-kinds.ts'
import { CouponParts } from './coupon-parts.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { trialOf } from './new-coupon.ts'
import { RemoveButton } from './remove-button.tsx'
import { SaveButtons } from './save-buttons.tsx'
import { TrialBar } from './trial-bar.tsx'
import { usePriceDraft } from './use-price-draft.ts'

type CouponEditorProps = {
  list: PriceListAnswer
  /** As it is saved, or a new one. */
  coupon: Coupon
  onSaved: (list: PriceListAnswer) => void
}

/** Everything a coupon is, on one page, with the trial rental using its code. */
export function CouponEditor({ list, coupon: first, onSaved }: CouponEditorProps) {
  const t = useWords('prices')
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
  if (wayOut !== undefined) return <Navigate to={wayOut} replace />

  const coupon = draft.list.coupons.find((one) => one.id === id) ?? first
  /** The code that is typed is tried, unless the trial was given other codes. */
  const tryCode = (code: string) => {
    if (draft.trial?.couponCodes.join() === coupon.code) draft.changeTrial({ couponCodes: [code] })
  }
  const change = (changes: Partial<Coupon>) => {
    draft.put({ ...coupon, ...changes })
    if (changes.code !== undefined) tryCode(changes.code)
  }
  const field = (name: string) => {
    const place = `coupon.${id}.${name}`
    // Of a form that nobody has filled in yet it is not said that it is empty.
    const isEarly = isNew && !isAsked && draft.faults.get(place) === 'required'
    return { ...draft.field(place), ...(isEarly ? { fault: undefined } : {}) }
  }
  const part = (name: 'groups' | 'services' | 'locations') => ({
    state: field(name),
    field: (path: string) => field(`${name}.${path}`),
  })
  return (
    <>
      <LeaveGuard isDirty={draft.isDirty} />
      <Stack sx={{ gap: 2 }}>
        <CouponBasics coupon={coupon} field={field} onChange={change} />
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          <CouponParts
            title={t('coupon.groups')}
            lead={t('coupon.groupsLead')}
            targets={list.groups}
            kind={groupParts}
            parts={coupon.groups}
            {...part('groups')}
            onChange={(groups) => change({ groups })}
          />
          <Stack sx={{ gap: 2, minWidth: 0 }}>
            <CouponLengths
              ranges={list.ranges}
              rangeIds={coupon.rangeIds}
              {...field('rangeIds')}
              onChange={(rangeIds) => change({ rangeIds })}
            />
            <CouponParts
              title={t('coupon.places')}
              lead={t('coupon.placesLead')}
              targets={list.locations}
              kind={locationParts}
              parts={coupon.locations}
              {...part('locations')}
              onChange={(locations) => change({ locations })}
            />
          </Stack>
          <CouponParts
            title={t('coupon.services')}
            lead={t('coupon.servicesLead')}
            targets={list.services}
            kind={serviceParts}
            parts={coupon.services}
            {...part('services')}
            onChange={(services) => change({ services })}
          />
          {isNew ? null : (
            <Stack sx={{ gap: 2, minWidth: 0 }}>
              <RecordHistory resource="coupons" recordId={id} />
              {draft.isReadOnly ? null : (
                <RemoveButton
                  label={t('coupon.remove')}
                  question={t('coupon.removeQuestion', { code: first.code })}
                  yes={t('coupon.removeYes')}
                  no={t('coupon.removeNo')}
                  onRemove={() => draft.save([{ kind: 'remove-coupon', id }])}
                />
              )}
            </Stack>
          )}
        </Box>
      </Stack>
      <ProblemAlert problem={draft.problem} sx={{ mt: 2 }} />
      <TrialBar draft={draft}>
        <SaveButtons
          draft={draft}
          save={t('coupon.save')}
          isBlocked={false}
          onSave={() => (draft.isMistyped ? setAsked(true) : draft.save())}
          onDiscard={() => {
            draft.discard()
            tryCode(first.code)
          }}
        />
      </TrialBar>
    </>
  )
}
