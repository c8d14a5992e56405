import { Box, Chip, Table, TableBody, TableCell, TableFooter, TableHead, TableRow } from '@mui/material'
import type { TrialAnswer, TriedAnswer } from '../../../contract/staff/price-answers.ts'
import { useFormats } from '../../words/formats.ts'
import { useWords } from '../../words/words.tsx'
import { pairLines } from './pair-lines.ts'

const priceOf = (side: TriedAnswer) => (side.kind === 'quoted' ? side.price : null)

/** Both prices line by line; what differs is marked with a word, not with a colour alone. */
export function TrialLines({ answer }: { answer: TrialAnswer }) {
  const t = useWords('prices')
  const { money: written } = useFormats()
  const money = (euros: number | null) => (euros === null ? t('trial.none') : written(euros))
  const pairs = pairLines(answer.before, answer.after)
  const coupons = answer.after.kind === 'quoted' ? answer.after.coupons : []
  return (
    <Box>
      <Box sx={{ overflowX: 'auto' }}>
        <Table size="small" aria-label={t('trial.lines')} sx={{ '& td, & th': { px: 1, py: 0.5 } }}>
          <TableHead>
            <TableRow>
              <TableCell>{t('trial.line')}</TableCell>
              <TableCell align="right">{t('trial.before')}</TableCell>
              <TableCell align="right">{t('trial.after')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {pairs.map(({ key, line, before, after }) => {
              const isChanged = before !== after
              return (
                <TableRow key={key} sx={isChanged ? { bgcolor: '#fff6dd' } : {}}>
                  <TableCell>
                    {line.text}{' '}
                    {isChanged ? (
                      <Chip
                        size="small"
                        color="secondary"
                        label={t(
                          before === null ? 'trial.added' : after === null ? 'trial.gone' : 'trial.changed',
                        )}
                      />
                    ) : null}
                  </TableCell>
                  <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                    {money(before)}
                  </TableCell>
                  <TableCell align="right" sx={{ whiteSpace: 'nowrap', fontWeight: isChanged ? 700 : 400 }}>
                    {money(after)}
                  </TableCell>
                </TableRow>
              )
            })}
          </TableBody>
          <TableFooter>
            <TableRow
              sx={{ '& td': { color: 'text.primary', fontWeight: 700, fontSize: '0.9375rem', border: 0 } }}
            >
              <TableCell>{t('trial.total')}</TableCell>
              <TableCell align="right">{money(priceOf(answer.before))}</TableCell>
              <TableCell align="right">{money(priceOf(answer.after))}</TableCell>
            </TableRow>
          </TableFooter>
        </Table>
      </Box>
      {coupons.map(({ code, reason }) => (
        <Box key={code} sx={{ mt: 1, fontSize: '0.875rem', color: 'text.secondary' }}>
          {t(`couponAnswers.${reason ?? 'applied'}`, { code })}
        </Box>
      ))}
    </Box>
  )
}
