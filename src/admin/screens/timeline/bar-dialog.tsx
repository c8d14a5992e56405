import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { Link } from 'react-router'
import { formatDateTime } from '../../../i18n/format.ts'
import { type Bar, reachOf } from './bars.ts'
import type { RowWords } from './car-row.tsx'

type Props = {
  bar: Bar
  car: string
  words: RowWords
  onChange: () => void
  onClose: () => void
}

/** What is behind a bar, and the ways from there. */
export function BarDialog({ bar, car, words: { t, locale }, onChange, onClose }: Props) {
  const isBlock = bar.kind === 'block'
  const facts: [string, string][] = [
    [t('details.car'), car],
    ...(isBlock ? [] : [[t('details.customer'), bar.customer] satisfies [string, string]]),
    [t(isBlock ? 'details.from' : 'details.rent'), formatDateTime(bar.from, locale, 'full')],
    [t(isBlock ? 'details.to' : 'details.return'), formatDateTime(bar.to, locale, 'full')],
    [t('details.state'), t(`states.${isBlock ? 'block' : bar.state}`)],
  ]
  if (!isBlock) facts.push([t('details.paid'), t(bar.isPaid ? 'details.yes' : 'details.no')])
  if (!isBlock && bar.holdEndsAt !== null) {
    facts.push([t('details.hold'), formatDateTime(bar.holdEndsAt, locale)])
  }
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="tl-bar-title">
      <DialogTitle id="tl-bar-title">{isBlock ? bar.reason : bar.number}</DialogTitle>
      <DialogContent>
        <dl className="tl-facts">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={onClose}>{t('details.close')}</Button>
        {reachOf(bar) === 'none' ? null : (
          <Button variant={isBlock ? 'contained' : 'outlined'} onClick={onChange}>
            {t(isBlock ? 'details.edit' : 'details.change')}
          </Button>
        )}
        {isBlock ? null : (
          <Button
            variant="contained"
            color="secondary"
            component={Link}
            to={`/admin/bookings/${bar.id}/show`}
          >
            {t('details.open')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
