import type { smartLockers } from '../db/schema/lockers.ts'
import { locationIds } from './locations.ts'
import type { Row } from './rows.ts'

export const lockerRows: Row<typeof smartLockers>[] = [1, 2, 3, 4].map((number) => ({
  id: number,
  name: `Kapp ${number}`,
  nameEn: `Locker ${number}`,
  nameRu: `Шкафчик ${number}`,
  phone: `+3725500090${number}`,
  locationId: locationIds.locker,
}))
