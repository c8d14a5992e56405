import { setTimeout as sleep } from 'node:timers/promises'
import type { Random } from '../../../src/demo/random.ts'
import { noFaults } from '../../../src/simulators/bank/faults.ts'
import type { World } from './world.ts'

/** What may go wrong: it begins, lasts for a while, and is over. */
type Trouble = { name: string; begin: (world: World) => void; end: (world: World) => void }

const cut = (part: keyof World['lines']): Trouble => ({
  name: `${part} away`,
  begin: ({ lines }) => lines[part].cut(),
  end: ({ lines }) => lines[part].mend(),
})

/** Cut under their hands and there again at once. */
const blink = (part: keyof World['lines']): Trouble => ({
  name: `${part} hangs up once`,
  begin: ({ lines }) => {
    lines[part].cut()
    lines[part].mend()
  },
  end: () => undefined,
})

const atBank = (name: string, faults: Parameters<World['bank']['set']>[0]): Trouble => ({
  name: `the bank ${name}`,
  begin: ({ bank }) => bank.set(faults),
  end: ({ bank }) => bank.set(noFaults),
})

const troubles: readonly Trouble[] = [
  cut('database'),
  cut('files'),
  cut('mail'),
  cut('bank'),
  blink('database'),
  blink('database'),
  blink('files'),
  blink('mail'),
  {
    name: 'files are kept and answered 500',
    begin: ({ bucket }) => {
      bucket.losesAnswers = true
    },
    end: ({ bucket }) => {
      bucket.losesAnswers = false
    },
  },
  atBank('is down', { isDown: true }),
  atBank('never tells', { webhook: 'never' }),
  atBank('tells twice', { webhook: 'twice' }),
  atBank('tells late', { webhook: 'after-return' }),
]

const KILLED = 0.3
const SHORTEST_MS = 100
const LONGEST_MS = 1_800

/** One trouble after another, some at once; afterwards everything is there again. */
export async function makeTrouble(
  world: World,
  random: Random,
  count: number,
  note: (what: string) => void,
): Promise<void> {
  const underWay: Promise<void>[] = []
  for (let made = 0; made < count; made++) {
    const lasts = random.between(SHORTEST_MS, LONGEST_MS)
    const over = random.chance(KILLED)
      ? killOne(world, random.chance(0.5) ? 0 : 1, lasts, note)
      : suffer(world, random.pick(troubles), lasts, note)
    underWay.push(over)
    // Sometimes the next one does not wait for the end of this.
    if (random.chance(0.6)) await over
    await sleep(random.between(0, 600))
  }
  await Promise.all(underWay)
  for (const trouble of troubles) trouble.end(world)
  await Promise.all([world.start(0), world.start(1)])
}

async function suffer(
  world: World,
  { name, begin, end }: Trouble,
  lasts: number,
  note: (what: string) => void,
): Promise<void> {
  note(`${name}, ${lasts} ms`)
  begin(world)
  await sleep(lasts)
  end(world)
}

async function killOne(
  world: World,
  server: 0 | 1,
  lasts: number,
  note: (what: string) => void,
): Promise<void> {
  note(`process ${server} is killed`)
  await world.kill(server)
  await sleep(lasts)
  await world.start(server)
  note(`process ${server} runs again`)
}
