import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { Link } from 'react-router'
import type { WallMinute } from '../../../domain/calendar/wall-clock.ts'
import { formatDateTime } from '../../../i18n/format.ts'
import { Fact, Facts } from '../../ui/facts.tsx'
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
  const at = (label: WallMinute) => formatDateTime(label, locale, 'full')
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="tl-bar-title">
      <DialogTitle id="tl-bar-title">{isBlock ? bar.reason : bar.number}</DialogTitle>
      <DialogContent>
        <Facts>
          <Fact name={t('details.car')}>{car}</Fact>
          <Fact name={t('details.customer')}>{isBlock ? null : bar.customer}</Fact>
          <Fact name={t(isBlock ? 'details.from' : 'details.rent')}>{at(bar.from)}</Fact>
          <Fact name={t(isBlock ? 'details.to' : 'details.return')}>{at(bar.to)}</Fact>
          <Fact name={t('details.state')}>{t(`states.${isBlock ? 'block' : bar.state}`)}</Fact>
          <Fact name={t('details.paid')}>
            {isBlock ? null : t(bar.isPaid ? 'details.yes' : 'details.no')}
          </Fact>
          <Fact name={t('details.hold')}>
            {isBlock || bar.holdEndsAt === null ? null : formatDateTime(bar.holdEndsAt, locale)}
          </Fact>
        </Facts>
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
