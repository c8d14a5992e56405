import { expect, it } from 'vitest'
import { KeptPages } from './page-cache.ts'

const page = (text: string) => new Response(text, { headers: { 'content-type': 'text/html' } })

const to = (nonce: string) => ({ nonce, sentAt: '5' })

it('a page is found by its name and its state alone, with the nonce of whoever asks', async () => {
  const kept = new KeptPages()
  const first = await kept.keep('a', '1', page(`<b nonce="${kept.marks.nonce}">õ</b>`), to('one'))
  expect(await first.text()).toBe('<b nonce="one">õ</b>')
  expect(await kept.find('a', '1', to('two'))?.text()).toBe('<b nonce="two">õ</b>')
  expect(kept.find('a', '2', to('two'))).toBeUndefined()
  expect(kept.find('b', '1', to('two'))).toBeUndefined()
  await kept.keep('a', '2', page('new'), to('three'))
  expect(kept.find('a', '1', to('two'))).toBeUndefined()
})

it('what is no page is not kept', async () => {
  const kept = new KeptPages()
  const refused = await kept.keep('a', '1', new Response(kept.marks.nonce, { status: 404 }), to('one'))
  expect([refused.status, await refused.text()]).toEqual([404, 'one'])
  expect(kept.find('a', '1', to('one'))).toBeUndefined()
})

it('however many are asked for, no more are kept than fit, and those asked for last', async () => {
  const kept = new KeptPages()
  const large = 'x'.repeat(1_000_000)
  for (let turn = 0; turn < 100; turn++) {
    await kept.keep(`page ${turn}`, '1', page(large), to(''))
    kept.find('page 0', '1', to(''))
  }
  const found = Array.from({ length: 100 }, (_, turn) => kept.find(`page ${turn}`, '1', to('')) !== undefined)
  expect(found.filter(Boolean).length).toBeLessThan(30)
  expect([found[0], found[1], found[99]]).toEqual([true, false, true])
})

it('says when it was sent, each time anew', async () => {
  const kept = new KeptPages()
  await kept.keep('a', '1', page(`at ${kept.marks.sentAt}, for ${kept.marks.nonce}`), to('one'))
  expect(await kept.find('a', '1', { nonce: 'two', sentAt: '7' })?.text()).toBe('at 7, for two')
})
