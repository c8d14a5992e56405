import { Box, Stack } from '@mui/material'
import type { ChangeAnswer } from '../../../../contract/staff/timeline.ts'
import { formatList } from '../../../../i18n/format.ts'
import { Icon } from '../../../ui/icon.tsx'
import { PlainList } from '../../../ui/plain-list.tsx'
import { useFormats } from '../../../words/formats.ts'
import { useStaffLocale } from '../../../words/language.ts'
import { useWords } from '../../../words/words.tsx'

/** From which price to which, and all that follows from it. */
export function ChangedPrice({ answer }: { answer: ChangeAnswer }) {
  const t = useWords('timeline')
  const locale = useStaffLocale()
  const { money } = useFormats()
  const { previousPrice, price, difference, due, owedBack, lostCoupons } = answer
  const notes = [
    ...(answer.isSignatureVoided ? [t('change.signature')] : []),
    ...(lostCoupons.length > 0 ? [t('change.coupons', { codes: formatList(lostCoupons, locale) })] : []),
    ...(due > 0 ? [t('change.due', { amount: money(due) })] : []),
    ...(owedBack > 0 ? [t('change.owedBack', { amount: money(owedBack) })] : []),
  ]
  return (
    <>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1, fontSize: '1.0625rem' }}>
        {difference === 0 ? (
          t('change.same', { price: money(price) })
        ) : (
          <>
            <span>{t('change.price')}</span>
            <Box component="s" sx={{ color: 'text.secondary' }}>
              {money(previousPrice)}
            </Box>
            <Icon name="arrow-right" size={18} />
            <Box component="strong" sx={{ fontSize: '1.375rem' }}>
              {money(price)}
            </Box>
            <Box component="span" sx={{ px: 1, borderRadius: 0.75, bgcolor: '#eaf1f2', fontWeight: 650 }}>
              {`${difference > 0 ? '+' : ''}${money(difference)}`}
            </Box>
          </>
        )}
      </Stack>
      {notes.length > 0 ? (
        <PlainList gap={0} sx={{ mt: 1 }}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </PlainList>
      ) : null}
    </>
  )
}
