import {
  Alert,
  Button,
  FormControl,
  FormControlLabel,
  FormHelperText,
  FormLabel,
  Radio,
  RadioGroup,
  Typography,
} from '@mui/material'
import type { FieldError } from '../../../contract/field-errors.ts'
import type { PhoneChosenCar } from '../../../contract/staff/phone.ts'
import { phoneHolds } from '../../../domain/booking/hold.ts'
import type { Problem } from '../../api/call-api.ts'
import { useParts } from '../../api/use-parts.ts'
import { CheckInput } from '../../ui/form-fields.tsx'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { TitledPaper } from '../../ui/titled-paper.tsx'
import { useFormats } from '../../words/formats.ts'
import { useWords } from '../../words/words.tsx'
import { useFaultWords } from './phone-faults.ts'
import { faultAt, type PhoneForm } from './phone-form.ts'
import { PhonePrice } from './phone-price.tsx'

type FormProps = { form: PhoneForm; onChange: (changes: Partial<PhoneForm>) => void }

type Props = FormProps & {
  chosen: PhoneChosenCar | undefined
  faults: FieldError[]
  refusal: Problem | undefined
  isBusy: boolean
  /** The price on the screen is that of what is on the screen. */
  isCurrent: boolean
  onBook: () => void
}

/** The price to read out, how long the car waits, and the one button. */
export function PhoneSummary({ form, chosen, faults, refusal, isBusy, isCurrent, onChange, onBook }: Props) {
  const t = useWords('phone')
  const { money } = useFormats()
  const newPrice = newPriceOf(refusal)
  const hasMail = useParts()?.mail !== 'off'
  return (
    <TitledPaper title={chosen?.name ?? t('steps.summary')} sx={{ position: { lg: 'sticky' }, top: 72 }}>
      {chosen ? (
        <PhonePrice chosen={chosen} />
      ) : (
        <Typography color="textSecondary">{t('chooseCar')}</Typography>
      )}
      {chosen && !chosen.isFree && !refusal ? (
        <Alert severity="warning" role="alert">
          {t('taken')}
        </Alert>
      ) : null}
      <Hold form={form} onChange={onChange} />
      <Told form={form} faults={faults} onChange={onChange} />
      <ProblemAlert problem={refusal}>
        {newPrice === undefined ? null : ` ${t('newPrice', { price: money(newPrice) })}`}
      </ProblemAlert>
      <Button
        fullWidth
        size="large"
        variant="contained"
        color="secondary"
        disabled={isBusy || !isCurrent || !chosen}
        onClick={onBook}
        sx={{ minHeight: 48 }}
      >
        {isBusy ? t('booking') : t('book')}
      </Button>
      {hasMail ? (
        <Typography variant="body2" color="textSecondary">
          {t('letterNote')}
        </Typography>
      ) : null}
    </TitledPaper>
  )
}

function newPriceOf(refusal: Problem | undefined): number | undefined {
  return refusal?.code === 'price_changed' ? (refusal.quote as { price: number }).price : undefined
}

function Hold({ form, onChange }: FormProps) {
  const t = useWords('phone')
  return (
    <FormControl>
      <FormLabel>{t('hold.label')}</FormLabel>
      <RadioGroup
        value={form.hold}
        onChange={({ target }) => onChange({ hold: target.value as PhoneForm['hold'] })}
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
  )
}

/** The caller heard the conditions. */
function Told({ form, faults, onChange }: FormProps & { faults: FieldError[] }) {
  const t = useWords('phone')
  const fault = useFaultWords()(faultAt(faults, 'client.terms', 'client.dataHandling'))
  return (
    <FormControl error={fault !== undefined}>
      <CheckInput
        label={<Typography variant="body2">{t('told')}</Typography>}
        checked={form.isTold}
        onChange={(isTold) => onChange({ isTold })}
        sx={{ alignItems: 'start', '& .MuiCheckbox-root': { pt: 0.25 } }}
      />
      {fault ? <FormHelperText role="alert">{fault}</FormHelperText> : null}
    </FormControl>
  )
}
