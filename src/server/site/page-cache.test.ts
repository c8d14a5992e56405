import { expect, it } from 'vitest'
import { KeptPages } from './page-cache.ts'

const page = (text: string) => new Response(text, { headers: { 'content-type': 'text/html' } })

it('a page is found by its name and its state alone, with the nonce of whoever asks', async () => {
  const kept = new KeptPages()
  const first = await kept.keep('a', '1', page(`<b nonce="${kept.nonce}">õ</b>`), 'one')
  expect(await first.text()).toBe('<b nonce="one">õ</b>')
  expect(await kept.find('a', '1', 'two')?.text()).toBe('<b nonce="two">õ</b>')
  expect(kept.find('a', '2', 'two')).toBeUndefined()
  expect(kept.find('b', '1', 'two')).toBeUndefined()
  await kept.keep('a', '2', page('new'), 'three')
  expect(kept.find('a', '1', 'two')).toBeUndefined()
})

it('what is no page is not kept', async () => {
  const kept = new KeptPages()
  const refused = await kept.keep('a', '1', new Response(kept.nonce, { status: 404 }), 'one')
  expect([refused.status, await refused.text()]).toEqual([404, 'one'])
  expect(kept.find('a', '1', 'one')).toBeUndefined()
})

it('however many are asked for, no more are kept than fit, and those asked for last', async () => {
  const kept = new KeptPages()
  const large = 'x'.repeat(1_000_000)
  for (let turn = 0; turn < 100; turn++) {
    await kept.keep(`page ${turn}`, '1', page(large), '')
    kept.find('page 0', '1', '')
  }
  const found = Array.from({ length: 100 }, (_, turn) => kept.find(`page ${turn}`, '1', '') !== undefined)
  expect(found.filter(Boolean).length).toBeLessThan(30)
  expect([found[0], found[1], found[99]]).toEqual([true, false, true])
})
