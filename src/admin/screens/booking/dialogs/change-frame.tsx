import { Alert, Box, Typography } from '@mui/material'
import { type ReactNode, useState } from 'react'
import type { ChangeAnswer } from '../../../../contract/staff/timeline.ts'
import { useWords } from '../../../words/words.tsx'
import { useAct, useFaults } from '../use-act.ts'
import { useFormats } from '../use-formats.ts'
import { ActionDialog } from './action-dialog.tsx'
import type { DialogProps } from './dialog-props.ts'

type Props = DialogProps & {
  title: string
  /** What is to be different. */
  change: object
  children: (fault: ReturnType<typeof useFaults>) => ReactNode
}

/** First what it would cost, then the change itself: whatever is changed in between is asked for again. */
export function ChangeFrame({ page, onClose, onDone, title, change, children }: Props) {
  const t = useWords('bookings')
  const [seen, setSeen] = useState<{ of: string; answer: ChangeAnswer }>()
  const asked = JSON.stringify(change)
  const path = `/bookings/${page.id}/change`
  const { send, problem, isSending } = useAct(path, (answered) => {
    const answer = answered as ChangeAnswer
    if (answer.isTrial) setSeen({ of: asked, answer })
    else onDone(t('done.change'))
  })
  const fault = useFaults(problem)
  const preview = seen?.of === asked ? seen.answer : undefined
  return (
    <ActionDialog
      title={title}
      submit={preview ? t('changeNow') : t('seePrice')}
      isSending={isSending}
      problem={problem}
      onSubmit={() => send({ ...change, isTrial: preview === undefined })}
      onClose={onClose}
    >
      {children(fault)}
      {preview ? <PriceChange answer={preview} /> : null}
      {page.status === 'SIGNED' ? <Alert severity="info">{t('changeVoids')}</Alert> : null}
    </ActionDialog>
  )
}

function PriceChange({ answer }: { answer: ChangeAnswer }) {
  const t = useWords('bookings')
  const { money } = useFormats()
  const rows = [
    { name: t('priceBefore'), value: money(answer.previousPrice) },
    { name: t('priceAfter'), value: money(answer.price) },
    { name: t(answer.difference < 0 ? 'priceLess' : 'priceMore'), value: money(Math.abs(answer.difference)) },
  ]
  return (
    <Box
      component="dl"
      role="status"
      sx={{
        m: 0,
        p: 2,
        borderRadius: 1.25,
        bgcolor: '#f2f6f7',
        display: 'grid',
        gap: 0.5,
        gridTemplateColumns: '1fr auto',
      }}
    >
      {rows.map(({ name, value }, index) => (
        <Box key={name} sx={{ display: 'contents' }}>
          <Typography component="dt" sx={{ fontWeight: index === 2 ? 700 : 400 }}>
            {name}
          </Typography>
          <Box
            component="dd"
            sx={{
              m: 0,
              fontVariantNumeric: 'tabular-nums',
              fontWeight: index === 2 ? 700 : 500,
              textAlign: 'right',
            }}
          >
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
