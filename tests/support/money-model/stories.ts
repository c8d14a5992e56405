import { type Arbitrary, array, constantFrom, record } from 'fast-check'
import { anyDrivers, anyStep, type Drivers, type Happening, type Step } from './steps.ts'

const pay = (withDeposit: boolean): Happening => ({ kind: 'pay', told: 'at once', withDeposit })
const start: Happening = { kind: 'start paying', withDeposit: false, thenGiveUp: false }
const back: Happening = { kind: 'take back', lateHours: 0, fuel: 5 }

/** Where the company stands when chance takes over: what comes late in a rental would seldom be reached otherwise. */
export const beginnings = {
  registered: [],
  'at the bank': [start],
  'two orders': [start, start],
  paid: [pay(false)],
  'paid and told': [pay(true), { kind: 'letters' }],
  /** Told of only when both cars were somebody else's. */
  'paid without a car': [
    { kind: 'pay', told: 'never', withDeposit: false },
    { kind: 'wait', minutes: 40 },
    { kind: 'register both cars' },
    { kind: 'check now' },
  ],
  'on the road': [pay(true), { kind: 'hand over' }],
  returned: [pay(true), { kind: 'hand over' }, back],
} as const satisfies Record<string, readonly Happening[]>

type Story = { drivers: Drivers; beginning: keyof typeof beginnings; steps: Step[] }

export const stories: Arbitrary<Story> = record({
  drivers: anyDrivers,
  beginning: constantFrom(
    'registered',
    'registered',
    'registered',
    ...(Object.keys(beginnings) as Story['beginning'][]),
  ),
  steps: array(anyStep, { minLength: 7, maxLength: 14, size: 'max' }),
})

/** All that happens, from the registration of the first car on. */
export function stepsOf({ drivers, beginning, steps }: Story): Step[] {
  return [...told([...beginnings[beginning]], drivers), ...steps]
}

/** The same for a story that somebody wrote. */
export function told(happenings: readonly Happening[], drivers: Drivers = 'one'): Step[] {
  const first: Happening = { kind: 'register', car: 1, week: 0, days: 3, drivers }
  return [first, ...happenings].map((happens) => ({ process: 0, who: 0, happens }))
}

export function tell(steps: readonly Step[]): string {
  return steps
    .map(({ process, who, happens: { kind, ...rest } }, index) => {
      const details = Object.entries(rest).map(([name, value]) => `${name}: ${value}`)
      return `${index + 1}. process ${process}, booking ${who}: ${[kind, ...details].join(', ')}`
    })
    .join('\n')
}
