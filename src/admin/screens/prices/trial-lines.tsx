import { Box, Chip, Table, TableBody, TableCell, TableFooter, TableHead, TableRow } from '@mui/material'
import type { TrialAnswer, TriedAnswer, TriedLine } from '../../../contract/staff/price-answers.ts'
import { lineKinds } from '../../../domain/pricing/quote-line.ts'
import { useWords } from '../../words/words.tsx'

const priceOf = (side: TriedAnswer) => (side.kind === 'quoted' ? side.price : null)

/** Both prices line by line; what differs is marked with a word, not with a colour alone. */
export function TrialLines({ answer }: { answer: TrialAnswer }) {
  const { t, money: written } = useWords('prices')
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
                <TableRow key={key} sx={isChanged ? { bgcolor: 'action.selected' } : {}}>
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

/** A line of the price before and after the change; one of the two may be missing. */
type LinePair = { key: string; line: TriedLine; before: number | null; after: number | null }

/** The lines of both quotes side by side, in the order of the second with those of the first alone in their places. */
function pairLines(before: TriedAnswer, after: TriedAnswer): LinePair[] {
  const old = before.kind === 'quoted' ? before.lines : []
  const now = after.kind === 'quoted' ? after.lines : []
  const pairs = new Map<string, LinePair>()
  for (const line of [...now, ...old]) {
    const key = keyOf(line)
    pairs.set(key, {
      key,
      line: now.find((one) => keyOf(one) === key) ?? line,
      before: old.find((one) => keyOf(one) === key)?.amount ?? null,
      after: now.find((one) => keyOf(one) === key)?.amount ?? null,
    })
  }
  return [...pairs.values()].toSorted((a, b) => byPlace(a.line, b.line))
}

/** Days of one season stand together, those of the same weekdays beside each other. */
function byPlace(a: TriedLine, b: TriedLine): number {
  const first = ({ details }: TriedLine) =>
    'weekdays' in details ? `${details.seasonStart} ${details.weekdays[0]}` : ''
  return lineKinds.indexOf(a.kind) - lineKinds.indexOf(b.kind) || first(a).localeCompare(first(b))
}

/** What makes a line the same one when its amount has changed. */
function keyOf({ kind, details }: TriedLine): string {
  if ('weekdays' in details) return JSON.stringify([kind, details.weekdays, details.seasonStart])
  return 'serviceId' in details ? `${kind} ${details.serviceId}` : kind
}
