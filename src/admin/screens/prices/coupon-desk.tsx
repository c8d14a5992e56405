import { Alert, Box, Checkbox, FormControlLabel, Paper, Stack, TextField } from '@mui/material'
import { useEffect, useMemo, useState } from 'react'
import { useNotify } from 'react-admin'
import { useNavigate } from 'react-router'
import type { PriceListAnswer } from '../../../contract/staff/price-answers.ts'
import type { CouponBody, TrialBody } from '../../../contract/staff/prices.ts'
import {
  addDays,
  addMinutes,
  formatDay,
  formatLabel,
  MINUTES_PER_DAY,
  parseLabel,
} from '../../../domain/calendar/wall-clock.ts'
import { normaliseCode } from '../../../domain/coupons/coupon-code.ts'
import { callApi, type Problem } from '../../api/call-api.ts'
import { useStaff } from '../../api/session.ts'
import { RecordHistory } from '../../ui/record-history.tsx'
import { useStaffLocale } from '../../words/language.ts'
import { useWords } from '../../words/words.tsx'
import { ConfirmRemove } from './confirm-remove.tsx'
import { type CouponForm, checkCoupon, couponForm, couponOf } from './coupon-form.ts'
import { DiscountParts, LocationParts, PartPaper } from './coupon-parts.tsx'
import { DateField } from './date-field.tsx'
import { faultWord } from './fault-words.ts'
import { LeaveGuard } from './leave-guard.tsx'
import { rangeForm } from './price-forms.ts'
import { rangeText } from './range-adjustments.tsx'
import { SaveButtons } from './save-buttons.tsx'
import { tallinnToday } from './tallinn-today.ts'
import { TrialBar } from './trial-bar.tsx'
import { useTrial } from './use-trial.ts'

type CouponDeskProps = {
  list: PriceListAnswer
  coupon: (CouponBody & { id: number }) | undefined
  onSaved: () => void
}

/** Everything a coupon is, on one page, with the trial rental using its code. */
export function CouponDesk({ list, coupon, onSaved }: CouponDeskProps) {
  const t = useWords('prices')
  const locale = useStaffLocale()
  const notify = useNotify()
  const navigate = useNavigate()
  const isReadOnly = useStaff()?.role !== 'owner'
  const asSaved = useMemo(() => couponForm(coupon ?? newCoupon(), locale), [coupon, locale])
  const [form, setForm] = useState(asSaved)
  const [trial, setTrial] = useState<TrialBody | null>(() => trialWith(list, coupon))
  const [isAsked, ask] = useState(false)
  // Where to go once nothing is left to be asked about: the guard must have heard of it first.
  const [way, leave] = useState<string>()
  const [refusal, setRefusal] = useState<Problem>()
  const body = couponOf(form)
  const typedFaults = checkCoupon(body)
  const isDirty = JSON.stringify(couponOf(asSaved)) !== JSON.stringify(body)
  const id = coupon?.id ?? -1
  const edits =
    typedFaults.size > 0
      ? undefined
      : isDirty && !isReadOnly
        ? [{ kind: 'coupon' as const, id, ...body }]
        : []
  // The code that is typed is tried, unless the trial was given other codes.
  const codes = trial?.couponCodes.some((code) => code !== '')
    ? trial.couponCodes
    : [form.code || asSaved.code]
  const state = useTrial(edits, trial && { ...trial, couponCodes: codes })
  const told = (refusal ?? state.problem)?.errors ?? []
  const faultCodes = new Map([
    ...told.map(({ path, code }) => [path.replace(/^edits\.0\./, ''), code] as const),
    // Of a form that nobody has filled in yet it is not said that it is empty.
    ...(isAsked || coupon ? typedFaults : [...typedFaults].filter(([, code]) => code !== 'required')),
  ])
  const fault = (field: string) => faultWord(t, faultCodes.get(field))
  const change = (changes: Partial<CouponForm>) => {
    setRefusal(undefined)
    setForm((last) => ({ ...last, ...changes }))
  }
  const part = (name: 'groups' | 'services' | 'locations') => ({
    isReadOnly,
    fault: (field: string) => fault(`${name}.${field}`),
  })

  useEffect(() => {
    if (way !== undefined) void navigate(way)
  }, [way, navigate])

  const save = async () => {
    ask(true)
    if (typedFaults.size > 0) return
    const answer = await (coupon
      ? callApi<PriceListAnswer>(`/prices/coupons/${coupon.id}`, { method: 'PUT', body })
      : callApi<PriceListAnswer>('/prices/coupons', { method: 'POST', body }))
    if (!answer.ok) return setRefusal(answer.problem)
    notify(t('coupon.saved'), { type: 'success' })
    const saved = answer.value.coupons.find(({ code }) => code === normaliseCode(form.code))
    if (saved) setForm(couponForm(saved, locale))
    onSaved()
    if (saved && !coupon) leave(`/admin/coupon/${saved.id}`)
  }
  const remove = async () => {
    const answer = await callApi(`/prices/coupons/${id}`, { method: 'DELETE' })
    if (!answer.ok) return setRefusal(answer.problem)
    notify(t('coupon.removed'), { type: 'success' })
    leave('/admin/coupons')
  }

  return (
    <>
      <LeaveGuard isDirty={isDirty && way === undefined && !isReadOnly} />
      <Stack sx={{ gap: 2 }}>
        <Paper sx={{ p: 2 }}>
          <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'flex-start' }}>
            <TextField
              label={t('coupon.code')}
              value={form.code}
              disabled={isReadOnly}
              error={fault('code') !== undefined}
              helperText={fault('code') ?? t('coupon.codeHint')}
              onChange={(event) => change({ code: event.target.value.toUpperCase() })}
              sx={{ width: { xs: '100%', sm: 200 } }}
            />
            <TextField
              label={t('coupon.name')}
              value={form.name}
              disabled={isReadOnly}
              error={fault('name') !== undefined}
              helperText={fault('name')}
              onChange={(event) => change({ name: event.target.value })}
              sx={{ flex: '1 1 240px' }}
            />
            <DateField
              label={t('coupon.start')}
              value={form.start}
              fault={fault('start')}
              isReadOnly={isReadOnly}
              onChange={(start) => change({ start })}
            />
            <DateField
              label={t('coupon.end')}
              value={form.end}
              fault={fault('end')}
              isReadOnly={isReadOnly}
              onChange={(end) => change({ end })}
            />
          </Stack>
          <FormControlLabel
            control={
              <Checkbox
                checked={form.isNewClient}
                disabled={isReadOnly}
                onChange={(event) => change({ isNewClient: event.target.checked })}
              />
            }
            label={t('coupon.newOnly')}
          />
        </Paper>
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          <PartPaper title={t('coupon.groups')} lead={t('coupon.groupsLead')} fault={fault('groups')}>
            <DiscountParts
              targets={list.groups}
              parts={form.groups}
              onChange={(groups) => change({ groups })}
              {...part('groups')}
            />
          </PartPaper>
          <Stack sx={{ gap: 2, minWidth: 0 }}>
            <PartPaper title={t('coupon.lengths')} lead={t('coupon.lengthsLead')} fault={fault('rangeIds')}>
              <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
                {list.ranges.map((range) => (
                  <FormControlLabel
                    key={range.id}
                    control={
                      <Checkbox
                        checked={form.rangeIds.includes(range.id)}
                        disabled={isReadOnly}
                        onChange={(event) =>
                          change({
                            rangeIds: event.target.checked
                              ? [...form.rangeIds, range.id].toSorted((a, b) => a - b)
                              : form.rangeIds.filter((one) => one !== range.id),
                          })
                        }
                      />
                    }
                    label={t('coupon.days', { length: rangeText(rangeForm(range)) })}
                  />
                ))}
              </Stack>
            </PartPaper>
            <PartPaper title={t('coupon.places')} lead={t('coupon.placesLead')} fault={fault('locations')}>
              <LocationParts
                targets={list.locations}
                parts={form.locations}
                onChange={(locations) => change({ locations })}
                {...part('locations')}
              />
            </PartPaper>
          </Stack>
          <PartPaper title={t('coupon.services')} lead={t('coupon.servicesLead')} fault={fault('services')}>
            <DiscountParts
              targets={list.services}
              parts={form.services}
              onChange={(services) => change({ services })}
              {...part('services')}
            />
          </PartPaper>
          {coupon ? (
            <Stack sx={{ gap: 2, minWidth: 0 }}>
              <RecordHistory resource="coupons" recordId={coupon.id} />
              {isReadOnly ? null : (
                <ConfirmRemove
                  label={t('coupon.remove')}
                  question={t('coupon.removeQuestion', { code: coupon.code })}
                  yes={t('coupon.removeYes')}
                  no={t('coupon.removeNo')}
                  onRemove={() => void remove()}
                />
              )}
            </Stack>
          ) : null}
        </Box>
      </Stack>
      {refusal ? (
        <Alert severity="error" role="alert" sx={{ mt: 2 }}>
          {refusal.detail}
        </Alert>
      ) : null}
      {trial ? (
        <TrialBar
          trial={{ ...trial, couponCodes: codes }}
          state={state}
          list={list}
          isFaulty={
            typedFaults.size > 0 ||
            state.problem?.errors?.some(({ path }) => path.startsWith('edits.')) === true
          }
          onChange={(changes) => setTrial((last) => last && { ...last, ...changes })}
        >
          {isReadOnly ? null : (
            <SaveButtons
              save={t('coupon.save')}
              discard={t('discard')}
              isDirty={isDirty}
              isBlocked={false}
              onSave={() => void save()}
              onDiscard={() => setForm(asSaved)}
            />
          )}
        </TrialBar>
      ) : null}
    </>
  )
}

/** A new coupon holds from today for a month; nothing else is guessed. */
function newCoupon(): CouponBody {
  const today = tallinnToday()
  return {
    name: '',
    code: '',
    start: formatDay(today),
    end: formatDay(addDays(today, 30)),
    isNewClient: false,
    groups: [],
    services: [],
    locations: [],
    rangeIds: [],
  }
}

/** Tried where it works: with one of its groups, its service, its place, and as long as it asks for. */
function trialWith({ trial, ranges }: PriceListAnswer, coupon: CouponBody | undefined): TrialBody | null {
  if (!trial || !coupon) return trial
  const place = coupon.locations[0]?.locationId
  const service = coupon.services[0]?.serviceId
  const range = ranges.find(({ id }) => id === coupon.rangeIds[0])
  const rentAt = parseLabel(trial.rentDate)
  return {
    ...trial,
    isNewClient: true,
    groupId: coupon.groups[0]?.groupId ?? trial.groupId,
    services: service === undefined ? [] : [{ id: service, quantity: 1 }],
    ...(place === undefined ? {} : { rentLocationId: place, returnLocationId: place }),
    ...(range && rentAt !== undefined
      ? { returnDate: formatLabel(addMinutes(rentAt, range.minDay * MINUTES_PER_DAY)) }
      : {}),
  }
}
