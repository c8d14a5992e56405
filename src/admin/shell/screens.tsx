import { type ComponentType, lazy, type ReactNode } from 'react'
import { CustomRoutes, I18nContext, Resource } from 'react-admin'
import { Route } from 'react-router'
import { resourceNames } from '../../contract/records/resource.ts'
import { resources } from '../../contract/records/resources.ts'
import { staffLocale } from '../words/language.ts'
import { useReactWords } from '../words/react-words.ts'
import { LateWords, lateWords } from '../words/words.tsx'

/** Fetched when they are first opened, words with them: whoever is at the desk begins with the day, and most stay there. */
const screen = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  lazy(async () => {
    const [parts] = await Promise.all([load(), lateWords(staffLocale())])
    const Part: ComponentType = parts[name]
    return {
      default: () => (
        <LateWords>
          <ReactWords>
            <Part />
          </ReactWords>
        </LateWords>
      ),
    }
  })

/** What react-admin asks for by itself on such a screen is among the late words too. */
const ReactWords = ({ children }: { children: ReactNode }) => (
  <I18nContext value={useReactWords()}>{children}</I18nContext>
)

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
