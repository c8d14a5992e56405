import { expect, it } from 'vitest'
import { sharedQuestion } from './shared-question.ts'

/** Answers with how many have asked by then, and how often it was asked. */
function counted() {
  const seen = { came: 0, asked: 0 }
  const shared = sharedQuestion<number>()
  const come = (name = 'cars') => {
    seen.came++
    return shared(name, async () => {
      seen.asked++
      return seen.came
    })
  }
  return { seen, come }
}

it('those who come in one turn share a question that is asked after the last of them', async () => {
  const { seen, come } = counted()
  expect(await Promise.all([come(), come(), Promise.resolve().then(() => come())])).toEqual([3, 3, 3])
  expect(seen.asked).toBe(1)
})

it('whoever comes while it is under way has another, and another question is not shared', async () => {
  const seen: string[] = []
  const shared = sharedQuestion<string>()
  const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>()
  const first = shared('cars', async () => {
    seen.push('first')
    await isAnswered
    return 'before'
  })
  const other = shared('version', () => Promise.resolve('other'))
  expect(await other).toBe('other')
  expect(seen).toEqual(['first'])
  expect(await shared('cars', () => Promise.resolve('after'))).toBe('after')
  answer()
  expect(await first).toBe('before')
})

it('all who share it are told that it failed, and the next is asked anew', async () => {
  const shared = sharedQuestion<number>()
  const failing = () => Promise.reject(new Error('no database'))
  const told = await Promise.allSettled([shared('cars', failing), shared('cars', failing)])
  expect(told.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await shared('cars', () => Promise.resolve(1))).toBe(1)
})
