import {
  Alert,
  Box,
  Button,
  Checkbox,
  FormControl,
  FormControlLabel,
  FormHelperText,
  FormLabel,
  Paper,
  Radio,
  RadioGroup,
  Typography,
} from '@mui/material'
import type { FieldError } from '../../../contract/field-errors.ts'
import type { PhoneChosenCar } from '../../../contract/staff/phone.ts'
import { phoneHolds } from '../../../domain/booking/hold.ts'
import { percentHundredths } from '../../../domain/money.ts'
import { formatPercent } from '../../../i18n/format.ts'
import { useStaffLocale } from '../../words/language.ts'
import { useWords } from '../../words/words.tsx'
import { money } from '../today/desk-times.ts'
import { useFaultWords } from './phone-faults.ts'
import { faultAt, type PhoneForm } from './phone-form.ts'

type Props = {
  form: PhoneForm
  chosen: PhoneChosenCar | undefined
  faults: FieldError[]
  problem: string
  newPrice: number | undefined
  isBusy: boolean
  /** The price on the screen is that of what is on the screen. */
  isCurrent: boolean
  onChange: (changes: Partial<PhoneForm>) => void
  onBook: () => void
}

/** The price to read out, how long the car waits, and the one button. */
export function PhoneSummary({
  form,
  chosen,
  faults,
  problem,
  newPrice,
  isBusy,
  isCurrent,
  onChange,
  onBook,
}: Props) {
  const t = useWords('phone')
  const say = useFaultWords()
  const locale = useStaffLocale()
  const untold = say(faultAt(faults, 'client.terms', 'client.dataHandling'))
  return (
    <Paper
      component="section"
      aria-label={t('steps.summary')}
      sx={{ p: { xs: 2, md: 2.5 }, position: { lg: 'sticky' }, top: 72 }}
    >
      <Typography component="h2" variant="h6" sx={{ mb: 1 }}>
        {chosen?.name ?? t('steps.summary')}
      </Typography>
      {chosen ? (
        <PriceLines chosen={chosen} />
      ) : (
        <Typography color="text.secondary">{t('chooseCar')}</Typography>
      )}
      {chosen && !chosen.isFree && !problem ? (
        <Alert severity="warning" role="alert" sx={{ mt: 1 }}>
          {t('taken')}
        </Alert>
      ) : null}
      <FormControl sx={{ mt: 2 }}>
        <FormLabel>{t('hold.label')}</FormLabel>
        <RadioGroup
          value={form.hold}
          onChange={(event) => onChange({ hold: event.target.value as PhoneForm['hold'] })}
        >
          {phoneHolds.map((hold) => (
            <FormControlLabel
              key={hold}
              value={hold}
              control={<Radio size="small" />}
              label={t(`hold.${hold}`)}
            />
          ))}
        </RadioGroup>
      </FormControl>
      <FormControl error={untold !== undefined} sx={{ mt: 1, display: 'block' }}>
        <FormControlLabel
          sx={{ alignItems: 'start' }}
          control={
            <Checkbox
              checked={form.isTold}
              onChange={(event) => onChange({ isTold: event.target.checked })}
              sx={{ pt: 0.25 }}
            />
          }
          label={<Typography variant="body2">{t('told')}</Typography>}
        />
        {untold ? <FormHelperText role="alert">{untold}</FormHelperText> : null}
      </FormControl>
      {problem ? (
        <Alert severity="error" role="alert" sx={{ my: 1 }}>
          {problem}
          {newPrice === undefined ? null : ` ${t('newPrice', { price: money(newPrice, locale) })}`}
        </Alert>
      ) : null}
      <Button
        fullWidth
        size="large"
        variant="contained"
        color="secondary"
        disabled={isBusy || !isCurrent || !chosen}
        onClick={onBook}
        sx={{ mt: 1, minHeight: 48 }}
      >
        {isBusy ? t('booking') : t('book')}
      </Button>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
        {t('letterNote')}
      </Typography>
    </Paper>
  )

  function PriceLines({ chosen: car }: { chosen: PhoneChosenCar }) {
    return (
      <Box aria-live="polite">
        <Box
          component="dl"
          sx={{ m: 0, display: 'grid', gridTemplateColumns: '1fr auto', columnGap: 2, rowGap: 0.75 }}
        >
          {car.lines.map(({ text, reasons, shown }) => (
            <Box key={`${text} ${shown}`} sx={{ display: 'contents' }}>
              <Box component="dt" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                <Typography variant="body2">{text}</Typography>
                {reasons ? (
                  <Typography variant="caption" color="text.secondary">
                    {reasons}
                  </Typography>
                ) : null}
              </Box>
              <Typography
                component="dd"
                variant="body2"
                sx={{ m: 0, textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}
              >
                {shown}
              </Typography>
            </Box>
          ))}
          <Box
            component="dt"
            sx={{
              fontWeight: 700,
              borderTop: '1px solid',
              borderColor: 'divider',
              pt: 1,
              fontSize: '1.125rem',
            }}
          >
            {t('total')}
          </Box>
          <Box
            component="dd"
            sx={{
              m: 0,
              fontWeight: 700,
              borderTop: '1px solid',
              borderColor: 'divider',
              pt: 1,
              fontSize: '1.125rem',
              fontVariantNumeric: 'tabular-nums',
            }}
          >
            {money(car.price, locale)}
          </Box>
        </Box>
        <Typography variant="body2" color="text.secondary">
          {t('vat', {
            rate: formatPercent(percentHundredths(car.vatRate * 100), locale),
            amount: money(car.vat, locale),
          })}
        </Typography>
        <Typography variant="body2">{t('deposit', { amount: money(car.deposit, locale) })}</Typography>
      </Box>
    )
  }
}
