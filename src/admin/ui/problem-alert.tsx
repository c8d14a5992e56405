import { Alert, type AlertProps, Button } from '@mui/material'
import type { ReactNode } from 'react'
import { useWords } from '../words/words.tsx'

/** What was refused, or a sentence about it. */
export type Refusal = { detail: string } | string | undefined

type Props = {
  /** Without it nothing is shown. */
  problem: Refusal
  /** Asks once more. */
  onAgain?: () => void
  sx?: AlertProps['sx']
  /** What can be done instead. */
  children?: ReactNode
}

/** Why something was refused, where it was asked for. */
export function ProblemAlert({ problem, onAgain, sx, children }: Props) {
  const { t } = useWords('shell')
  if (!problem) return null
  const again = onAgain ? (
    <Button color="inherit" onClick={onAgain}>
      {t('again')}
    </Button>
  ) : null
  return (
    <Alert severity="error" role="alert" action={again} {...(sx ? { sx } : {})}>
      {typeof problem === 'string' ? problem : problem.detail}
      {children}
    </Alert>
  )
}
