import { Box, Button, Stack } from '@mui/material'
import { type ReactNode, useState } from 'react'
import type { BodyType } from '../../../domain/fleet/body-types.ts'
import { type CarSide, carSides, type DamagePoint } from '../../../domain/fleet/damage-sheet.ts'
import { AmountField } from '../../ui/amount-field.tsx'
import { ChoiceInput } from '../../ui/form-fields.tsx'
import { PlainList } from '../../ui/plain-list.tsx'
import { Note } from '../../ui/text.tsx'
import { useWords } from '../../words/words.tsx'
import { DamageSheet, IssueNumber } from './damage-sheet.tsx'

/** `isNew`: seen just now and not yet written down. */
type DamageIssue = { id: string; text: string; since?: string; isNew?: boolean }

type Props = {
  body: BodyType
  issues: readonly DamageIssue[]
  points: readonly (DamagePoint & { issueId: string })[]
  /** With it the drawing can be pressed, and the fields below do the same for a keyboard. */
  onAdd?: (point: DamagePoint) => void
  /** What can be done about an issue, under its words. */
  underIssue?: (issueId: string, number: number) => ReactNode
}

/** The car from all sides with its faults numbered, and the same numbers with words beside it. */
export function DamageMap({ body, issues, points, onAdd, underIssue }: Props) {
  const { t, day } = useWords('bookings')
  const places = points.flatMap(({ issueId, ...point }) => {
    const index = issues.findIndex(({ id }) => id === issueId)
    return index < 0 ? [] : [{ ...point, number: index + 1, isNew: issues[index]?.isNew === true }]
  })
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={3} useFlexGap>
      <Box sx={{ flex: '0 0 auto', width: { xs: '100%', sm: 260 }, maxWidth: 300 }}>
        <DamageSheet body={body} places={places} onAdd={onAdd} />
        {onAdd ? <PointFields onAdd={onAdd} /> : null}
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <PlainList isOrdered none={t('damage.none')}>
          {issues.map(({ id, text, since, isNew }, index) => (
            <Stack component="li" direction="row" spacing={1.5} key={id}>
              <IssueNumber number={index + 1} isNew={isNew === true} />
              <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                {text || t('damage.untold')}
                <Note>{isNew ? t('damage.new') : since ? t('damage.since', { day: day(since) }) : ''}</Note>
                {underIssue?.(id, index + 1)}
              </Box>
            </Stack>
          ))}
        </PlainList>
      </Box>
    </Stack>
  )
}

/** The same for a keyboard. */
function PointFields({ onAdd }: { onAdd: (point: DamagePoint) => void }) {
  const { t } = useWords('bookings')
  const [side, setSide] = useState<CarSide>('front')
  const [across, setAcross] = useState<number | null>(50)
  const [down, setDown] = useState<number | null>(50)
  const share = (percent: number | null) => Math.min(1, Math.max(0, (percent || 0) / 100))
  return (
    <Box component="details" sx={{ mt: 1 }}>
      <Note component="summary" sx={{ py: 1, mb: 1, cursor: 'pointer' }}>
        {t('damage.byFields')}
      </Note>
      <Stack spacing={1}>
        <ChoiceInput
          label={t('damage.side')}
          value={side}
          options={carSides.map((id) => ({ id, name: t(`damage.sides.${id}`) }))}
          onChange={setSide}
        />
        <Stack direction="row" spacing={1}>
          <AmountField unit="%" label={t('damage.across')} value={across} onChange={setAcross} />
          <AmountField unit="%" label={t('damage.down')} value={down} onChange={setDown} />
        </Stack>
        <Button variant="outlined" onClick={() => onAdd({ side, x: share(across), y: share(down) })}>
          {t('damage.addPoint')}
        </Button>
      </Stack>
    </Box>
  )
}
