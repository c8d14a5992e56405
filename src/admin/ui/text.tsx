import { Typography, type TypographyProps } from '@mui/material'
import type { ElementType } from 'react'

type Props = TypographyProps & { component?: ElementType }

/** Small and quiet, beside what matters more. */
export const Note = (props: Props) => <Typography variant="body2" color="textSecondary" {...props} />

/** Said where there is nothing to show, or not yet. */
export const Quiet = (props: Props) => <Typography color="textSecondary" {...props} />

/** Heads a part of a paper. */
export const Subheading = ({ sx, ...props }: Omit<Props, 'sx'> & { sx?: object }) => (
  <Typography component="h3" {...props} sx={{ fontWeight: 650, ...sx }} />
)
