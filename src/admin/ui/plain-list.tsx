import { Box, type BoxProps } from '@mui/material'
import { Children } from 'react'
import { Quiet } from './text.tsx'

type Props = BoxProps & {
  gap?: number
  isOrdered?: boolean
  /** Said when there is nothing in it. */
  none?: string | undefined
}

/** A list without marks: its lines speak for themselves. */
export function PlainList({ gap = 1, isOrdered, none, sx, ...rest }: Props) {
  if (none !== undefined && Children.count(rest.children) === 0) return <Quiet>{none}</Quiet>
  return (
    <Box
      component={isOrdered ? 'ol' : 'ul'}
      {...rest}
      sx={[
        { listStyle: 'none', m: 0, p: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    />
  )
}
