import { Box, Stack } from '@mui/material'
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
import { RemoveButton } from './remove-button.tsx'
import { SaveButtons } from './save-buttons.tsx'
import { TrialBar } from './trial-bar.tsx'
import { type CouponDraft, useCouponDraft } from './use-coupon-draft.ts'

type CouponEditorProps = {
  list: PriceListAnswer
  /** As it is saved, or a new one. */
  coupon: Coupon
  onSaved: (list: PriceListAnswer) => void
}

/** Everything a coupon is, on one page, with the trial rental using its code. */
export function CouponEditor({ list, coupon: first, onSaved }: CouponEditorProps) {
  const t = useWords('prices')
  const editing = useCouponDraft(list, first, onSaved)
  const { draft, coupon, field, change, wayOut } = editing
  if (wayOut !== undefined) return <Navigate to={wayOut} replace />
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
          <CouponTargets list={list} editing={editing} />
          {editing.isNew ? null : (
            <Stack sx={{ gap: 2, minWidth: 0 }}>
              <RecordHistory resource="coupons" recordId={first.id} />
              {draft.isReadOnly ? null : (
                <RemoveButton
                  label={t('coupon.remove')}
                  question={t('coupon.removeQuestion', { code: first.code })}
                  yes={t('coupon.removeYes')}
                  no={t('coupon.removeNo')}
                  onRemove={editing.remove}
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
          onSave={editing.save}
          onDiscard={editing.discard}
        />
      </TrialBar>
    </>
  )
}

/** What it takes something off from, and for which rentals. */
function CouponTargets({ list, editing }: { list: PriceListAnswer; editing: CouponDraft }) {
  const t = useWords('prices')
  const { coupon, field, change } = editing
  const part = (name: 'groups' | 'services' | 'locations') => ({
    state: field(name),
    field: (path: string) => field(`${name}.${path}`),
  })
  return (
    <>
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
    </>
  )
}
