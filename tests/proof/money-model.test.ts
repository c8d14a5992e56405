import { assert, asyncProperty } from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { differences } from '../support/money-model/agree.ts'
import { endOfStory } from '../support/money-model/end-of-story.ts'
import { knownStories } from '../support/money-model/known-stories.ts'
import { perform } from '../support/money-model/perform.ts'
import type { Step } from '../support/money-model/steps.ts'
import { stepsOf, stories, tell, told } from '../support/money-model/stories.ts'
import type { Subject } from '../support/money-model/subject.ts'
import { TwoProcesses } from '../support/money-model/two-processes.ts'
import { tries } from '../support/proof.ts'

/** Every story has a seed of its own: `SEED=…` repeats one, and finds the shortest that fails in the same way. */
const { SEED, FIRST_SEED = '1', STORIES = tries(8, 2000) } = process.env
const seeds = SEED
  ? [Number(SEED)]
  : Array.from({ length: Number(STORIES) }, (_, index) => Number(FIRST_SEED) + index)
/** Stories that are told side by side, each by a company of its own: one waits for its database while another works. */
const companies = Array.from({ length: SEED ? 1 : tries(2, 4) }, () => new TwoProcesses())
/** In one story of so many the last letters go out; in one of so many papers are drawn. */
const [DELIVERED, DRAWN] = [3, 25]

beforeAll(() => Promise.all(companies.map((company) => company.open())))
afterAll(() => Promise.all(companies.map((company) => company.close())))

type Telling = { isDelivered: boolean; draws: boolean }

/** What did not agree, after the steps that led to it; empty when all did. */
async function play(
  company: TwoProcesses,
  story: readonly Step[],
  { isDelivered, draws }: Telling,
): Promise<string> {
  await company.begin(draws)
  const subjects: Subject[] = []
  const done: Step[] = []
  for (const step of story) {
    done.push(step)
    await perform(company, subjects, step)
    const found = await differences(company)
    if (found.length > 0) return `${tell(done)}\n${found.join('\n')}`
  }
  const found = await endOfStory(company, isDelivered)
  return found.length > 0 ? `${tell(done)}\nand at the end: ${found.join('\n')}` : ''
}

it.each(Object.entries(knownStories))('%s', async (_, story) => {
  const [company] = companies
  expect(company && (await play(company, told(story), { isDelivered: true, draws: false }))).toBe('')
})

/** What went wrong in the story of a seed; undefined when nothing did. */
async function failureOf(company: TwoProcesses, seed: number): Promise<string | undefined> {
  const agrees = asyncProperty(stories, async (story) => {
    const found = await play(company, stepsOf(story), {
      isDelivered: seed % DELIVERED === 0 || seed % DRAWN === 0,
      draws: seed % DRAWN === 0,
    })
    if (found) throw new Error(found)
  })
  const failure = await assert(agrees, { seed, numRuns: 1, endOnFailure: SEED === undefined }).then(
    () => undefined,
    (error: unknown) => error,
  )
  if (!(failure instanceof Error)) return undefined
  const { message } = failure.cause instanceof Error ? failure.cause : failure
  return `SEED=${seed} repeats it.\n${message}`
}

it('ledger, status, car, papers, lists and letters agree with the model in every story', async () => {
  const [failures, waiting] = [[] as string[], seeds.values()]
  let finished = 0
  const work = async (company: TwoProcesses) => {
    for (const seed of waiting) {
      const failure = await failureOf(company, seed)
      if (failure) failures.push(failure)
      if (failure) console.info(failure)
      finished += 1
      if (finished % 50 === 0) console.info(`${finished} stories, ${failures.length} failed`)
    }
  }
  await Promise.all(companies.map(work))
  expect(failures.join('\n\n')).toBe('')
})
