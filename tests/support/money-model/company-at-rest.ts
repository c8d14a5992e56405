import { schema } from '../../../src/db/schema.ts'
import { exampleFacts } from '../booking-facts.ts'
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

/**
 * Everything that a story wrote, and nothing else. The books refuse to be emptied, so the triggers are left out; a few
 * rows are deleted in a tenth of the time in which the tables would be truncated.
 */
export const emptyBooks = `do $$
declare one text;
begin
  perform set_config('session_replication_role', 'replica', true);
  for one in
    with recursive hit as (
      select oid from pg_class where relnamespace = 'public'::regnamespace
        and relname in ('bookings', 'clients', 'car_occupancies', 'outbox', 'mails', 'paper_numbers')
      union select conrelid from pg_constraint join hit on confrelid = hit.oid where contype = 'f'
    ) select relname from hit join pg_class using (oid)
  loop
    execute format('delete from %I', one);
  end loop;
end $$`
