import { Box, Typography } from '@mui/material'
import type { PhoneChosenCar } from '../../../contract/staff/phone.ts'
import { Note } from '../../ui/text.tsx'
import { useFormats } from '../../words/formats.ts'
import { useWords } from '../../words/words.tsx'

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
export function PhonePrice({ chosen }: { chosen: PhoneChosenCar }) {
  const t = useWords('phone')
  const { money, percent } = useFormats()
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
