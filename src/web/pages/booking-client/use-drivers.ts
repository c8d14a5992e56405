import { useState } from 'react'
import { driverPrefix, MOST_DRIVERS } from './client-fields.ts'

/** A block of fields on the page with its first values by field. Its key stays when a block before it goes. */
export type AddedDriver = { key: number; values: Readonly<Record<string, string>> }

let lastKey = 0

export function useDrivers(least: number) {
  const [drivers, setDrivers] = useState<readonly AddedDriver[]>([])
  const added = (values: AddedDriver['values']): AddedDriver => {
    lastKey += 1
    return { key: lastKey, values }
  }
  return {
    added: drivers,
    add: () => setDrivers((now) => (now.length < MOST_DRIVERS ? [...now, added({})] : now)),
    remove: (key: number) => setDrivers((now) => now.filter((driver) => driver.key !== key)),
    /** The blocks that were there before the page was loaded anew. */
    restore: (kept: Readonly<Record<string, string>>) => {
      const indexes = Array.from({ length: MOST_DRIVERS }, (_, index) => index)
      const blocks = indexes.map((index) => driverValues(kept, index))
      const filled = blocks.filter((block) => Object.keys(block).length > 0)
      const empty = Array.from({ length: Math.max(0, least - filled.length) }, () => ({}))
      setDrivers([...filled, ...empty].map(added))
    },
  }
}

export type Drivers = ReturnType<typeof useDrivers>

/** What is known of one driver, by field. */
export function driverValues(kept: Readonly<Record<string, string>>, index: number): Record<string, string> {
  const prefix = driverPrefix(index)
  return Object.fromEntries(
    Object.entries(kept).flatMap(([name, value]) =>
      name.startsWith(prefix) ? [[name.slice(prefix.length), value]] : [],
    ),
  )
}
