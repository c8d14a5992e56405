import { Button } from '@mui/material'
import { Link } from 'react-router'
import type { WallMinute } from '../../../domain/calendar/wall-clock.ts'
import { formatDateTime } from '../../../i18n/format.ts'
import { bookingPage } from '../../ui/booking-link.tsx'
import { ReadDialog } from '../../ui/dialogs.tsx'
import { Fact, Facts } from '../../ui/facts.tsx'
import { useWords } from '../../words/words.tsx'
import { type Bar, reachOf } from './bars.ts'

type Props = {
  bar: Bar
  car: string
  onChange: () => void
  onClose: () => void
}

/** What is behind a bar, and the ways from there. */
export function BarDialog({ bar, car, onChange, onClose }: Props) {
  const { t, locale } = useWords('timeline')
  const isBlock = bar.kind === 'block'
  const at = (label: WallMinute) => formatDateTime(label, locale, 'full')
  return (
    <ReadDialog
      title={isBlock ? bar.reason : bar.number}
      width="xs"
      close={t('details.close')}
      onClose={onClose}
      actions={
        <>
          {reachOf(bar) === 'none' ? null : (
            <Button variant={isBlock ? 'contained' : 'outlined'} onClick={onChange}>
              {t(isBlock ? 'details.edit' : 'details.change')}
            </Button>
          )}
          {isBlock ? null : (
            <Button variant="contained" color="secondary" component={Link} to={bookingPage(bar.id)}>
              {t('details.open')}
            </Button>
          )}
        </>
      }
    >
      <Facts>
        <Fact name={t('details.car')}>{car}</Fact>
        <Fact name={t('details.customer')}>{isBlock ? null : bar.customer}</Fact>
        <Fact name={t(isBlock ? 'details.from' : 'details.rent')}>{at(bar.from)}</Fact>
        <Fact name={t(isBlock ? 'details.to' : 'details.return')}>{at(bar.to)}</Fact>
        <Fact name={t('details.state')}>{t(`states.${isBlock ? 'block' : bar.state}`)}</Fact>
        <Fact name={t('details.paid')}>{isBlock ? null : t(bar.isPaid ? 'details.yes' : 'details.no')}</Fact>
        <Fact name={t('details.hold')}>
          {isBlock || bar.holdEndsAt === null ? null : formatDateTime(bar.holdEndsAt, locale)}
        </Fact>
      </Facts>
    </ReadDialog>
  )
}
