import type { Database } from '../../../src/db/client.ts'
import { schema } from '../../../src/db/schema.ts'
import { exampleFacts } from '../booking-facts.ts'
import { emptyTables } from '../empty-books.ts'
import { signedIn } from '../staff.ts'
import type { TestSystem } from '../test-system.ts'
import { OTHER_DRIVER, YOUNG_A_DAY } from './prices.ts'

export type FeeIds = { young: number; others: number }

const service = {
  name: 'Tasu',
  nameEn: 'Fee',
  nameRu: 'Плата',
  description: '',
  descriptionEn: '',
  descriptionRu: '',
  type: 'DAY',
  hourPrice: 0,
  deductible: null,
  carPriceMarkupPercent: 0,
  maxQuantity: 1,
  youngDriverAge: null,
  isPerAdditionalDriver: false,
  isPreChosen: false,
  orderNumber: 9,
  isActive: true,
}

/** An account at a bank, whose statements can be loaded, and fees that follow from who drives. */
export async function prepareCompany(system: TestSystem): Promise<FeeIds> {
  const company = { id: 1, ...exampleFacts.company }
  await system.db().insert(schema.company).overridingSystemValue().values(company)
  const owner = await signedIn(system, 'owner')
  const create = async (changes: object): Promise<number> => {
    const made = await owner.post('/services', { ...service, ...changes })
    if (made.status !== 201) throw new Error(`a fee was refused: ${await made.text()}`)
    return ((await made.json()) as { id: number }).id
  }
  return {
    young: await create({ price: YOUNG_A_DAY / 100, youngDriverAge: 25 }),
    others: await create({
      type: 'ONCE',
      price: OTHER_DRIVER / 100,
      maxQuantity: 5,
      isPerAdditionalDriver: true,
    }),
  }
}

/** Everything that a story wrote, and nothing else. */
export const emptyCompany = (db: Database): Promise<void> =>
  emptyTables(db, 'bookings', 'clients', 'car_occupancies', 'outbox', 'mails', 'paper_numbers')
