import { Box, type BoxProps } from '@mui/material'

/** A list without marks: its lines speak for themselves. */
export function PlainList({
  gap = 1,
  isOrdered,
  sx,
  ...rest
}: BoxProps & { gap?: number; isOrdered?: boolean }) {
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
