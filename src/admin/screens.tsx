import { CustomRoutes, Resource } from 'react-admin'
import { Route } from 'react-router'
import { resourceNames } from '../server/api/schemas/staff/resource.ts'
import { resources } from '../server/api/schemas/staff/resources.ts'
import { BookingScreen } from './bookings/booking-screen.tsx'
import { PhoneBookingScreen } from './bookings/phone-booking-screen.tsx'
import { DocumentsScreen } from './documents/documents-screen.tsx'
import { FiguresScreen } from './figures/figures-screen.tsx'
import { CarScreen } from './fleet/car-screen.tsx'
import { LettersScreen } from './letters/letters-screen.tsx'
import { CouponScreen } from './prices/coupon-screen.tsx'
import { PriceCalendarScreen } from './prices/price-calendar-screen.tsx'
import { RecordCreate } from './resources/record-create.tsx'
import { RecordEdit } from './resources/record-edit.tsx'
import { RecordList } from './resources/record-list.tsx'
import { TimelineScreen } from './timeline/timeline-screen.tsx'

/** Records with a page of their own. */
const pages: Partial<Record<string, () => React.ReactNode>> = { bookings: BookingScreen, cars: CarScreen }

/** Every resource by its description, and the screens that are more than a list. */
export function screens() {
  return [
    ...resourceNames.map((name) => {
      const { verbs } = resources[name]
      const Page = pages[name]
      return (
        <Resource
          key={name}
          name={name}
          recordRepresentation="title"
          list={RecordList}
          edit={RecordEdit}
          {...(verbs.includes('create') ? { create: RecordCreate } : {})}
          {...(Page ? { show: Page } : {})}
        />
      )
    }),
    <CustomRoutes key="screens">
      <Route path="/timeline" element={<TimelineScreen />} />
      <Route path="/phone" element={<PhoneBookingScreen />} />
      <Route path="/documents" element={<DocumentsScreen />} />
      <Route path="/letters" element={<LettersScreen />} />
      <Route path="/prices" element={<PriceCalendarScreen />} />
      <Route path="/coupon/:id" element={<CouponScreen />} />
      <Route path="/figures" element={<FiguresScreen />} />
    </CustomRoutes>,
  ]
}
