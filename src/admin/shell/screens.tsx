import { type ComponentType, lazy } from 'react'
import { CustomRoutes, Resource } from 'react-admin'
import { Route } from 'react-router'
import { resourceNames } from '../../contract/records/resource.ts'
import { resources } from '../../contract/records/resources.ts'

/** Fetched when they are first opened: whoever is at the desk begins with the day, and most stay there. */
const screen = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  lazy(async () => ({ default: (await load())[name] }))

const AccountScreen = screen(() => import('../screens/account/account-screen.tsx'), 'AccountScreen')
const BankScreen = screen(() => import('../screens/bank/bank-screen.tsx'), 'BankScreen')
const BookingScreen = screen(() => import('../screens/booking/booking-screen.tsx'), 'BookingScreen')
const CarScreen = screen(() => import('../screens/car/car-screen.tsx'), 'CarScreen')
const DocumentsScreen = screen(() => import('../screens/documents/documents-screen.tsx'), 'DocumentsScreen')
const FiguresScreen = screen(() => import('../screens/figures/figures-screen.tsx'), 'FiguresScreen')
const HouseScreen = screen(() => import('../screens/house/house-screen.tsx'), 'HouseScreen')
const LettersScreen = screen(() => import('../screens/letters/letters-screen.tsx'), 'LettersScreen')
const MoneyScreen = screen(() => import('../screens/money/money-screen.tsx'), 'MoneyScreen')
const OfferScreen = screen(() => import('../screens/offers/offer-screen.tsx'), 'OfferScreen')
const OffersScreen = screen(() => import('../screens/offers/offers-screen.tsx'), 'OffersScreen')
const PeopleScreen = screen(() => import('../screens/people/people-screen.tsx'), 'PeopleScreen')
const PersonScreen = screen(() => import('../screens/people/person-screen.tsx'), 'PersonScreen')
const PhoneBookingScreen = screen(
  () => import('../screens/phone-booking/phone-booking-screen.tsx'),
  'PhoneBookingScreen',
)
const CouponScreen = screen(() => import('../screens/prices/coupon-screen.tsx'), 'CouponScreen')
const PriceCalendarScreen = screen(() => import('../screens/prices/price-editor.tsx'), 'PriceCalendarScreen')
export const ReadinessScreen = screen(
  () => import('../screens/readiness/readiness-screen.tsx'),
  'ReadinessScreen',
)
const RecordList = screen(() => import('../screens/records/record-list.tsx'), 'RecordList')
const TimelineScreen = screen(() => import('../screens/timeline/timeline-screen.tsx'), 'TimelineScreen')
const RecordCreate = screen(() => import('../screens/records/record-edit.tsx'), 'RecordCreate')
const RecordEdit = screen(() => import('../screens/records/record-edit.tsx'), 'RecordEdit')

/** Records with a page of their own. */
const pages: Partial<Record<string, ComponentType>> = {
  bookings: BookingScreen,
  cars: CarScreen,
  clients: PersonScreen,
}

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
      <Route path="/readiness" element={<ReadinessScreen />} />
      <Route path="/timeline" element={<TimelineScreen />} />
      <Route path="/phone" element={<PhoneBookingScreen />} />
      <Route path="/offers" element={<OffersScreen />} />
      <Route path="/offers/:id" element={<OfferScreen />} />
      <Route path="/people" element={<PeopleScreen />} />
      <Route path="/documents" element={<DocumentsScreen />} />
      <Route path="/letters" element={<LettersScreen />} />
      <Route path="/prices" element={<PriceCalendarScreen />} />
      <Route path="/coupon/:id" element={<CouponScreen />} />
      <Route path="/bank" element={<BankScreen />} />
      <Route path="/figures" element={<FiguresScreen />} />
      <Route path="/house" element={<HouseScreen />} />
      <Route path="/money" element={<MoneyScreen />} />
    </CustomRoutes>,
  ]
}
