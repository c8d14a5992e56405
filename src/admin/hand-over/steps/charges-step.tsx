import { useEffect, useState } from 'react'
import type { LateFeeAnswer } from '../../../contract/staff/booking-bodies.ts'
import { cleaningKinds } from '../../../domain/booking/extra-charges.ts'
import { callApi } from '../../api/call-api.ts'
import { tallinnNow } from '../../words/formats.ts'
import { useWords } from '../../words/words.tsx'
import { proposedCharges } from '../proposed-charges.ts'
import { Choice, Field } from './field.tsx'
import type { StepProps } from './step-props.ts'

/** What the return shows and the conditions ask for, each with its reason; staff decide on it at the desk. */
export function ChargesStep({ draft, handOvers, onChange }: StepProps) {
  const { t, money, messages } = useWords('handover')
  const fee = useLateFee(draft.bookingId, handOvers.isOnline)
  const proposed = handOvers.sheets ? proposedCharges(draft, handOvers.sheets.prices, tallinnNow()) : []
  const isLate = tallinnNow() > draft.sheet.returnAt
  return (
    <>
      <Choice
        label={t('steps.charges.cleaning')}
        name="cleaning"
        value={draft.cleaning}
        options={[
          { id: '' as const, name: messages.bookings.cleaning.none },
          ...cleaningKinds.map((id) => ({ id, name: messages.bookings.cleaning[id] })),
        ]}
        onChange={(cleaning) => onChange({ cleaning })}
      />
      {fee?.total ? (
        <LateChoice draft={draft} total={fee.total} onChange={onChange} />
      ) : isLate && fee === undefined ? (
        <p className="box warn">{t('steps.charges.lateLater')}</p>
      ) : null}
      <h3>{t('steps.charges.proposed')}</h3>
      {proposed.length === 0 ? <p className="quiet">{t('steps.charges.none')}</p> : null}
      <ul className="sums">
        {proposed.map(({ kind, amount, why }) => (
          <li key={`${kind} ${why}`}>
            <span>
              {messages.bookings.extraCharges.kinds[kind]}
              {why ? <small className="quiet">{` ${why}`}</small> : null}
            </span>
            <strong>{money(amount)}</strong>
          </li>
        ))}
      </ul>
      <p className="quiet">{t('steps.charges.decided')}</p>
    </>
  )
}

/** Undefined while nobody knows: there is no network, or no answer yet. */
function useLateFee(id: number, isOnline: boolean): LateFeeAnswer['fee'] | undefined {
  const [fee, setFee] = useState<LateFeeAnswer['fee']>()
  useEffect(() => {
    let isWanted = true
    const ask = async () => {
      const asked = { params: { id }, query: { at: tallinnNow() } }
      const answer = await callApi('GET /bookings/:id/late-fee', asked)
      if (isWanted && answer.ok) setFee(answer.value.fee)
    }
    if (isOnline) void ask()
    return () => {
      isWanted = false
    }
  }, [id, isOnline])
  return fee
}

function LateChoice({ draft, total, onChange }: Pick<StepProps, 'draft' | 'onChange'> & { total: number }) {
  const { t, money } = useWords('handover')
  const { late } = draft
  return (
    <>
      <Choice
        label={t('steps.charges.late', { amount: money(total) })}
        name="late"
        value={late?.decision ?? 'open'}
        options={(['charge', 'waive'] as const).map((id) => ({ id, name: t(`steps.charges.${id}`) }))}
        onChange={(decision) => {
          if (decision !== 'open') onChange({ late: { decision, amount: total, reason: late?.reason ?? '' } })
        }}
      />
      {late?.decision === 'waive' ? (
        <Field
          label={t('steps.charges.reason')}
          value={late.reason}
          onChange={(reason) => onChange({ late: { ...late, reason } })}
        />
      ) : null}
    </>
  )
}
