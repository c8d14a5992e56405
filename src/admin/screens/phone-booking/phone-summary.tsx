import { Alert, Box, Button, FormControl, FormHelperText, Stack, Typography } from '@mui/material'
import type { FieldError } from '../../../contract/field-errors.ts'
import type { PhoneChosenCar } from '../../../contract/staff/phone.ts'
import { phoneHolds } from '../../../domain/booking/hold.ts'
import { formatTime } from '../../../i18n/format.ts'
import type { Problem } from '../../api/call-api.ts'
import { useApi } from '../../api/use-api.ts'
import { useParts } from '../../api/use-parts.ts'
import { CheckInput, RadioInput } from '../../ui/form-fields.tsx'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { Note, Quiet } from '../../ui/text.tsx'
import { TitledPaper } from '../../ui/titled-paper.tsx'
import { useWords } from '../../words/words.tsx'
import { handPriceBodyOf } from '../selling/hand-price.ts'
import { HandPriceFields } from '../selling/hand-price-fields.tsx'
import { PhoneBan } from './phone-ban.tsx'
import { useFault } from './phone-faults.ts'
import type { PhoneForm } from './phone-form.ts'

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
  const { t, money } = useWords('phone')
  const newPrice = newPriceOf(refusal)
  const isPriceSaid = handPriceBodyOf(form.handPrice) !== undefined
  const hasMail = useParts()?.mail !== 'off'
  return (
    <TitledPaper title={chosen?.name ?? t('steps.summary')}>
      {chosen ? <PhonePrice chosen={chosen} /> : <Quiet>{t('chooseCar')}</Quiet>}
      {chosen?.comes.kind === 'too_far' ? <Bringing form={form} onChange={onChange} /> : null}
      {chosen?.comes.kind === 'taken' && !refusal ? (
        <Alert severity="warning" role="alert">
          {t('taken')}
        </Alert>
      ) : null}
      <Stack sx={{ gap: 1.5, my: 1 }}>
        <HandPriceFields typed={form.handPrice} onChange={(handPrice) => onChange({ handPrice })} />
      </Stack>
      <HoldAndTold form={form} faults={faults} onChange={onChange} />
      <ProblemAlert problem={refusal}>
        {newPrice === undefined ? null : ` ${t('newPrice', { price: money(newPrice) })}`}
      </ProblemAlert>
      <PhoneBan refusal={refusal} form={form} onChange={onChange} />
      <Button
        fullWidth
        size="large"
        variant="contained"
        color="secondary"
        disabled={
          isBusy ||
          !isCurrent ||
          !chosen ||
          !isPriceSaid ||
          (chosen.comes.kind === 'too_far' && !form.isBrought)
        }
        onClick={onBook}
        sx={{ minHeight: 48 }}
      >
        {isBusy ? t('booking') : t('book')}
      </Button>
      {hasMail ? <Note>{t('letterNote')}</Note> : null}
    </TitledPaper>
  )
}

/** How long the car waits for the money, and that the caller heard the conditions. */
export function HoldAndTold({ form, faults, onChange }: FormProps & { faults: FieldError[] }) {
  const { t } = useWords('phone')
  const { value } = useApi('GET /phone/places')
  const lengths = {
    minutes: value?.holds.minutes ?? '…',
    time: value ? formatTime(value.holds.hour * 60) : '…',
  }
  return (
    <>
      <RadioInput
        label={t('hold.label')}
        size="small"
        value={form.hold}
        options={phoneHolds.map((id) => ({ id, name: t(`hold.${id}`, lengths) }))}
        onChange={(hold) => onChange({ hold })}
      />
      <Told form={form} faults={faults} onChange={onChange} />
    </>
  )
}

/** Against the rules between places, and said so. */
function Bringing({ form, onChange }: FormProps) {
  const { t } = useWords('phone')
  return (
    <Alert severity="warning">
      {t('needsBringing')}
      <CheckInput
        label={<Typography variant="body2">{t('isBrought')}</Typography>}
        checked={form.isBrought}
        onChange={(isBrought) => onChange({ isBrought })}
        sx={{ alignItems: 'start', mt: 1, '& .MuiCheckbox-root': { pt: 0.25 } }}
      />
    </Alert>
  )
}

function newPriceOf(refusal: Problem | undefined): number | undefined {
  return refusal?.code === 'price_changed' ? (refusal.quote as { price: number }).price : undefined
}

/** The caller heard the conditions. */
function Told({ form, faults, onChange }: FormProps & { faults: FieldError[] }) {
  const { t } = useWords('phone')
  const fault = useFault(faults)('client.terms', 'client.dataHandling')
  return (
    <FormControl error={fault !== undefined}>
      <CheckInput
        label={<Typography variant="body2">{t('told')}</Typography>}
        checked={form.isTold}
        onChange={(isTold) => onChange({ isTold })}
        isFaulty={fault !== undefined}
        sx={{ alignItems: 'start', '& .MuiCheckbox-root': { pt: 0.25 } }}
      />
      {fault ? <FormHelperText role="alert">{fault}</FormHelperText> : null}
    </FormControl>
  )
}

const total = {
  m: 0,
  pt: 1,
  borderTop: '1px solid',
  borderColor: 'divider',
  fontWeight: 700,
  fontSize: '1.125rem',
  fontVariantNumeric: 'tabular-nums',
}

/** What the car costs, line by line as it is read out. */
function PhonePrice({ chosen }: { chosen: PhoneChosenCar }) {
  const { t, money, percent } = useWords('phone')
  return (
    <Box aria-live="polite">
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gridTemplateColumns: '1fr auto', columnGap: 2, rowGap: 0.75 }}
      >
        {chosen.lines.map(({ text, reasons, shown }) => (
          <Box key={`${text} ${shown}`} sx={{ display: 'contents' }}>
            <Box component="dt" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <Typography variant="body2">{text}</Typography>
              {reasons ? (
                <Typography variant="caption" color="textSecondary">
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
        <Box component="dt" sx={total}>
          {t('total')}
        </Box>
        <Box component="dd" sx={total}>
          {money(chosen.price)}
        </Box>
      </Box>
      <Note>{t('vat', { rate: percent(chosen.vatRate), amount: money(chosen.vat) })}</Note>
      <Typography variant="body2">{t('deposit', { amount: money(chosen.deposit) })}</Typography>
    </Box>
  )
}
