import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import type { ChangeAnswer } from '../../../contract/staff/timeline.ts'
import { cents } from '../../../domain/money.ts'
import { formatList, formatMoney } from '../../../i18n/format.ts'
import type { Problem } from '../../api/call-api.ts'
import { callApi } from '../../api/untyped-api.ts'
import { Icon } from '../../ui/icon.tsx'
import { type Bar, isSameWish, reachOf, type Wish, wishOf } from './bars.ts'
import type { RowWords } from './car-row.tsx'
import { Refusal } from './refusal.tsx'
import type { CarGroup } from './rows.ts'
import { changeBodyOf, useTrial } from './use-trial.ts'
import { CarField, TimeFields } from './wish-fields.tsx'

type Props = {
  bar: Extract<Bar, { kind: 'booking' }>
  wish: Wish
  groups: readonly CarGroup[]
  words: RowWords
  onWish: (wish: Wish) => void
  onDone: () => void
  onClose: () => void
}

/** What a change would cost, before it is made; or why it cannot be. */
export function ChangeDialog({ bar, wish, groups, words, onWish, onDone, onClose }: Props) {
  const { t, locale } = words
  const trial = useTrial(bar, wish)
  const [refused, setRefused] = useState<{ wish: Wish; problem: Problem }>()
  const [isSending, setSending] = useState(false)
  const isChanged = !isSameWish(wish, wishOf(bar))
  const problem = refused && isSameWish(refused.wish, wish) ? refused.problem : trial?.problem
  const isOnlyEnd = reachOf(bar) === 'end'

  const confirm = async () => {
    setSending(true)
    const answer = await callApi<ChangeAnswer>(`/bookings/${bar.id}/change`, {
      method: 'POST',
      body: changeBodyOf(bar, wish),
    })
    setSending(false)
    if (answer.ok) onDone()
    else setRefused({ wish, problem: answer.problem })
  }

  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="tl-change">
      <DialogTitle id="tl-change">{t('change.title', { number: bar.number })}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2, pt: 1 }}>
          <CarField
            label={t('details.car')}
            groups={groups}
            locale={locale}
            value={wish.carId}
            isDisabled={isOnlyEnd}
            onChange={(carId) => onWish({ ...wish, carId })}
          />
          <TimeFields
            times={[
              {
                label: t('details.rent'),
                value: wish.from,
                isDisabled: isOnlyEnd,
                onChange: (from) => onWish({ ...wish, from }),
              },
              { label: t('details.return'), value: wish.to, onChange: (to) => onWish({ ...wish, to }) },
            ]}
          />
          <div aria-live="polite">
            {problem ? (
              <Refusal problem={problem} t={t} onCar={(carId) => onWish({ ...wish, carId })} />
            ) : trial?.price ? (
              <Price answer={trial.price} words={words} />
            ) : (
              <Typography color="text.secondary">
                {t(isChanged ? 'change.checking' : 'change.nothing')}
              </Typography>
            )}
          </div>
        </Stack>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={onClose}>{t('change.cancel')}</Button>
        <Button
          variant="contained"
          color="secondary"
          disabled={!trial?.price || isSending || problem !== undefined}
          onClick={() => void confirm()}
        >
          {t('change.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function Price({ answer, words: { t, locale } }: { answer: ChangeAnswer; words: RowWords }) {
  const euros = (amount: number) => formatMoney(cents(Math.round(amount * 100)), locale)
  const { previousPrice, price, difference, due, owedBack, lostCoupons } = answer
  const notes = [
    ...(answer.isSignatureVoided ? [t('change.signature')] : []),
    ...(lostCoupons.length > 0 ? [t('change.coupons', { codes: formatList(lostCoupons, locale) })] : []),
    ...(due > 0 ? [t('change.due', { amount: euros(due) })] : []),
    ...(owedBack > 0 ? [t('change.owedBack', { amount: euros(owedBack) })] : []),
  ]
  return (
    <div className="tl-price">
      {difference === 0 ? (
        <p className="tl-prices">{t('change.same', { price: euros(price) })}</p>
      ) : (
        <p className="tl-prices">
          <span>{t('change.price')}</span>
          <s>{euros(previousPrice)}</s>
          <Icon name="arrow-right" size={18} />
          <strong>{euros(price)}</strong>
          <span className="tl-difference">{`${difference > 0 ? '+' : ''}${euros(difference)}`}</span>
        </p>
      )}
      {notes.length > 0 ? (
        <ul>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
