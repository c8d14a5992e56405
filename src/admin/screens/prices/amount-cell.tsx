import { TableCell } from '@mui/material'
import type { ComponentProps } from 'react'
import { AmountField } from '../../ui/amount-field.tsx'

/** An amount in a table, whose head shows what it is. */
export function AmountCell(props: ComponentProps<typeof AmountField>) {
  return (
    <TableCell align="right">
      <AmountField isLabelHidden width={100} {...props} />
    </TableCell>
  )
}
