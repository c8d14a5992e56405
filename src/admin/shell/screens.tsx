import { CustomRoutes, Resource } from 'react-admin'
import { Route } from 'react-router'
import { resourceNames } from '../../contract/records/resource.ts'
import { resources } from '../../contract/records/resources.ts'
import { AccountScreen } from '../screens/account/account-screen.tsx'
import { BankScreen } from '../screens/bank/bank-screen.tsx'
import { BookingScreen } from '../screens/booking/booking-screen.tsx'
import { CarScreen } from '../screens/car/car-screen.tsx'
import { DocumentsScreen } from '../screens/documents/documents-screen.tsx'
import { FiguresScreen } from '../screens/figures/figures-screen.tsx'
import { LettersScreen } from '../screens/letters/letters-screen.tsx'
import { MoneyScreen } from '../screens/money/money-screen.tsx'
import { PhoneBookingScreen } from '../screens/phone-booking/phone-booking-screen.tsx'
import { CouponScreen } from '../screens/prices/coupon-screen.tsx'
import { PriceCalendarScreen } from '../screens/prices/price-editor.tsx'
import { RecordCreate, RecordEdit } from '../screens/records/record-edit.tsx'
import { RecordList } from '../screens/records/record-list.tsx'
import { TimelineScreen } from '../screens/timeline/timeline-screen.tsx'

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
      <Route path="/account" element={<AccountScreen />} />
      <Route path="/timeline" element={<TimelineScreen />} />
      <Route path="/phone" element={<PhoneBookingScreen />} />
      <Route path="/documents" element={<DocumentsScreen />} />
      <Route path="/letters" element={<LettersScreen />} />
      <Route path="/prices" element={<PriceCalendarScreen />} />
      <Route path="/coupon/:id" element={<CouponScreen />} />
      <Route path="/bank" element={<BankScreen />} />
      <Route path="/figures" element={<FiguresScreen />} />
      <Route path="/money" element={<MoneyScreen />} />
    </CustomRoutes>,
  ]
}
