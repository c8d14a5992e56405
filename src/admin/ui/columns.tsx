import { Box, type BoxProps, type Breakpoint } from '@mui/material'

type Props = Omit<BoxProps, 'sx'> & {
  gap?: number
  /** From this width on these columns; below it one. */
  from?: Breakpoint
  columns?: string
  /** Instead: as many as have this many pixels each. */
  least?: number
  /** As high as what is in them, not as their neighbours. */
  isTop?: boolean
  sx?: Exclude<BoxProps['sx'], readonly unknown[] | ((...theme: never) => unknown) | null>
}

/** Side by side where there is room, one under the other where there is none. */
export function Columns({ gap = 2, from = 'lg', columns, least = 200, isTop, sx, ...rest }: Props) {
  return (
    <Box
      {...rest}
      sx={{
        display: 'grid',
        gap,
        alignItems: isTop ? 'start' : undefined,
        gridTemplateColumns: columns
          ? { xs: 'minmax(0, 1fr)', [from]: columns }
          : `repeat(auto-fill, minmax(min(100%, ${least}px), 1fr))`,
        ...sx,
      }}
    />
  )
}

export const HALVES = 'repeat(2, minmax(0, 1fr))'
