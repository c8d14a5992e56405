import { Paper, Stack } from '@mui/material'
import { Navigate } from 'react-router'
import type { PriceListAnswer } from '../../../contract/staff/price-answers.ts'
import { AmountField } from '../../ui/amount-field.tsx'
import { Columns, HALVES } from '../../ui/columns.tsx'
import { DateInput } from '../../ui/date-field.tsx'
import { CheckInput, TextInput } from '../../ui/form-fields.tsx'
import { RecordHistory } from '../../ui/record-history.tsx'
import { useWords } from '../../words/words.tsx'
import { type Coupon, groupParts, locationParts, serviceParts } from './coupon-part-kinds.ts'
import { CouponLengths, CouponParts } from './coupon-parts.tsx'
import { RemoveButton } from './draft-buttons.tsx'
import { DraftFrame } from './draft-frame.tsx'
import { type CouponDraft, useCouponDraft } from './use-coupon-draft.ts'

type CouponEditorProps = {
  list: PriceListAnswer
  /** As it is saved, or a new one. */
  coupon: Coupon
  onSaved: (list: PriceListAnswer) => void
}

/** Everything a coupon is, on one page, with the trial rental using its code. */
export function CouponEditor({ list, coupon: first, onSaved }: CouponEditorProps) {
  const { t } = useWords('prices')
  const editing = useCouponDraft(list, first, onSaved)
  const { draft, wayOut } = editing
  if (wayOut !== undefined) return <Navigate to={wayOut} replace />
  return (
    <DraftFrame draft={draft} save={t('coupon.save')} onSave={editing.save} onDiscard={editing.discard}>
      <Stack sx={{ gap: 2 }}>
        <CouponBasics editing={editing} />
        <Columns columns={HALVES} isTop>
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
        </Columns>
      </Stack>
    </DraftFrame>
  )
}

/** What it takes something off from, and for which rentals. */
function CouponTargets({ list, editing }: { list: PriceListAnswer; editing: CouponDraft }) {
  const { t } = useWords('prices')
  const { coupon, field, change } = editing
  const part = <Name extends 'groups' | 'services' | 'locations'>(name: Name) => ({
    parts: coupon[name],
    targets: list[name],
    state: field(name),
    field: (path: string) => field(`${name}.${path}`),
    onChange: (parts: Coupon[Name]) => change({ [name]: parts }),
  })
  return (
    <>
      <CouponParts
        title={t('coupon.groups')}
        lead={t('coupon.groupsLead')}
        kind={groupParts}
        {...part('groups')}
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
          kind={locationParts}
          {...part('locations')}
        />
      </Stack>
      <CouponParts
        title={t('coupon.services')}
        lead={t('coupon.servicesLead')}
        kind={serviceParts}
        {...part('services')}
      />
    </>
  )
}

/** What it is called, when it holds, and for whom. */
function CouponBasics({ editing: { coupon, field, change, draft } }: { editing: CouponDraft }) {
  const { t } = useWords('prices')
  const used = draft.saved.couponUses.find(({ couponId }) => couponId === coupon.id)?.uses ?? 0
  const text = (name: 'code' | 'name' | 'start' | 'end') => ({
    label: t(`coupon.${name}`),
    ...field(name),
    value: coupon[name],
    onChange: (typed: string) => change({ [name]: name === 'code' ? typed.toUpperCase() : typed }),
  })
  return (
    <Paper sx={{ p: 2 }}>
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'flex-start' }}>
        <TextInput
          {...text('code')}
          helperText={t('coupon.codeHint')}
          sx={{ width: { xs: '100%', sm: 200 } }}
        />
        <TextInput {...text('name')} fullWidth={false} sx={{ flex: '1 1 240px' }} />
        <DateInput {...text('start')} />
        <DateInput {...text('end')} />
      </Stack>
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', mt: 2 }}>
        {(['maxUses', 'maxUsesPerPerson'] as const).map((name) => (
          <AmountField
            key={name}
            label={t(`coupon.${name}`)}
            width={230}
            {...field(name)}
            value={coupon[name] ?? null}
            helperText={name === 'maxUses' ? t('coupon.usedSoFar', { count: used }) : t('coupon.anyNumber')}
            onChange={(most) => change({ [name]: most })}
          />
        ))}
      </Stack>
      <CheckInput
        label={t('coupon.newOnly')}
        checked={coupon.isNewClient}
        disabled={draft.isReadOnly}
        onChange={(isNewClient) => change({ isNewClient })}
      />
    </Paper>
  )
}
