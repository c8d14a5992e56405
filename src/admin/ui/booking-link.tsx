import { Link, type LinkProps } from '@mui/material'
import { Link as RouterLink } from 'react-router'

export const bookingPage = (id: number): string => `/admin/bookings/${id}/show`

type Props = Pick<LinkProps, 'aria-label' | 'color' | 'sx' | 'children'> & { id: number }

/** To the page of a booking, by whatever it is known here. */
export function BookingLink({ id, ...props }: Props) {
  return <Link component={RouterLink} to={bookingPage(id)} {...props} />
}
