import {
  Alert,
  Box,
  Checkbox,
  FormControlLabel,
  MenuItem,
  Paper,
  Stack,
  TextField,
  Typography,
} from '@mui/material'
import type { ReactNode } from 'react'
import type { Named } from '../../../contract/staff/price-answers.ts'
import { useWords } from '../../words/words.tsx'
import { AmountField } from './amount-field.tsx'
import type { LocationPartForm, PartForm } from './coupon-form.ts'

/** A part of the coupon with its heading; what is wrong with all of it stands above. */
export function PartPaper(props: {
  title: string
  lead: string
  fault: string | undefined
  children: ReactNode
}) {
  return (
    <Paper component="section" aria-label={props.title} sx={{ p: 2 }}>
      <Typography component="h2" variant="h5">
        {props.title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 1 }}>{props.lead}</Typography>
      {props.fault ? (
        <Alert severity="error" role="alert" sx={{ mb: 1 }}>
          {props.fault}
        </Alert>
      ) : null}
      {props.children}
    </Paper>
  )
}

type DiscountFieldProps = {
  label: string
  amount: string
  isPercentage: boolean
  fault: string | undefined
  isReadOnly: boolean
  onChange: (changes: { amount?: string; isPercentage?: boolean }) => void
}

/** So many percent or so many euros. */
function DiscountField({ label, amount, isPercentage, fault, isReadOnly, onChange }: DiscountFieldProps) {
  const t = useWords('prices')
  return (
    <Stack direction="row" sx={{ gap: 0.75, alignItems: 'flex-start' }}>
      <AmountField
        label={label}
        value={amount}
        fault={fault}
        width={98}
        isReadOnly={isReadOnly}
        onChange={(text) => onChange({ amount: text })}
      />
      <TextField
        select
        value={isPercentage ? 'percent' : 'euros'}
        disabled={isReadOnly}
        onChange={(event) => onChange({ isPercentage: event.target.value === 'percent' })}
        slotProps={{ select: { inputProps: { 'aria-label': t('coupon.unitOf', { label }) } } }}
        sx={{ width: 70 }}
      >
        <MenuItem value="percent">%</MenuItem>
        <MenuItem value="euros">€</MenuItem>
      </TextField>
    </Stack>
  )
}

type PartsProps<Part> = {
  targets: readonly Named[]
  parts: readonly Part[]
  fault: (field: string) => string | undefined
  isReadOnly: boolean
  onChange: (parts: Part[]) => void
}

/** One line for each thing the coupon can be for; ticked ones have a discount. */
export function DiscountParts({ targets, parts, fault, isReadOnly, onChange }: PartsProps<PartForm>) {
  const t = useWords('prices')
  const change = (id: number, changes: Partial<PartForm>) =>
    onChange(parts.map((part) => (part.targetId === id ? { ...part, ...changes } : part)))
  const last = parts.at(-1)
  return (
    <Stack component="ul" sx={{ m: 0, p: 0, gap: 0.5 }}>
      {shown(targets, parts).map(({ id, name }) => {
        const index = parts.findIndex(({ targetId }) => targetId === id)
        const part = parts[index]
        return (
          <Line
            key={id}
            name={name}
            isChosen={part !== undefined}
            isReadOnly={isReadOnly}
            onChoose={(isChosen) =>
              onChange(
                isChosen
                  ? [
                      ...parts,
                      {
                        targetId: id,
                        discount: last?.discount ?? '',
                        isPercentage: last?.isPercentage ?? true,
                      },
                    ]
                  : parts.filter(({ targetId }) => targetId !== id),
              )
            }
          >
            {part ? (
              <DiscountField
                label={t('coupon.discount')}
                amount={part.discount}
                isPercentage={part.isPercentage}
                fault={fault(`${index}.discount`)}
                isReadOnly={isReadOnly}
                onChange={({ amount: discount = part.discount, isPercentage = part.isPercentage }) =>
                  change(id, { discount, isPercentage })
                }
              />
            ) : null}
          </Line>
        )
      })}
    </Stack>
  )
}

/** Places have a fee for picking up and one for returning, each with a discount of its own. */
export function LocationParts({ targets, parts, fault, isReadOnly, onChange }: PartsProps<LocationPartForm>) {
  const t = useWords('prices')
  const change = (id: number, changes: Partial<LocationPartForm>) =>
    onChange(parts.map((part) => (part.targetId === id ? { ...part, ...changes } : part)))
  const blank = { rentDiscount: '', isRentPercentage: true, returnDiscount: '', isReturnPercentage: true }
  return (
    <Stack component="ul" sx={{ m: 0, p: 0, gap: 0.5 }}>
      {shown(targets, parts).map(({ id, name }) => {
        const index = parts.findIndex(({ targetId }) => targetId === id)
        const part = parts[index]
        return (
          <Line
            key={id}
            name={name}
            isChosen={part !== undefined}
            isReadOnly={isReadOnly}
            onChoose={(isChosen) =>
              onChange(
                isChosen
                  ? [...parts, { targetId: id, ...blank }]
                  : parts.filter(({ targetId }) => targetId !== id),
              )
            }
          >
            {part ? (
              <>
                <DiscountField
                  label={t('coupon.rent')}
                  amount={part.rentDiscount}
                  isPercentage={part.isRentPercentage}
                  fault={fault(`${index}.rentDiscount`)}
                  isReadOnly={isReadOnly}
                  onChange={({ amount = part.rentDiscount, isPercentage = part.isRentPercentage }) =>
                    change(id, { rentDiscount: amount, isRentPercentage: isPercentage })
                  }
                />
                <DiscountField
                  label={t('coupon.return')}
                  amount={part.returnDiscount}
                  isPercentage={part.isReturnPercentage}
                  fault={fault(`${index}.returnDiscount`)}
                  isReadOnly={isReadOnly}
                  onChange={({ amount = part.returnDiscount, isPercentage = part.isReturnPercentage }) =>
                    change(id, { returnDiscount: amount, isReturnPercentage: isPercentage })
                  }
                />
              </>
            ) : null}
          </Line>
        )
      })}
    </Stack>
  )
}

/** What is out of use is shown only where the coupon still speaks of it. */
const shown = (targets: readonly Named[], parts: readonly { targetId: number }[]) =>
  targets.filter(({ id, isActive }) => isActive || parts.some(({ targetId }) => targetId === id))

type LineProps = {
  name: string
  isChosen: boolean
  isReadOnly: boolean
  onChoose: (isChosen: boolean) => void
  children: ReactNode
}

function Line({ name, isChosen, isReadOnly, onChoose, children }: LineProps) {
  return (
    <Box
      component="li"
      sx={{
        listStyle: 'none',
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.25,
        alignItems: 'center',
        minHeight: 48,
        py: isChosen ? 0.75 : 0,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <FormControlLabel
        sx={{ flex: '1 1 150px', mr: 0 }}
        control={
          <Checkbox
            checked={isChosen}
            disabled={isReadOnly}
            onChange={(event) => onChoose(event.target.checked)}
          />
        }
        label={name}
      />
      {children}
    </Box>
  )
}
