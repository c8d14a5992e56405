import { gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { KeptPages } from './page-cache.ts'

const page = (text: string) => new Response(text, { headers: { 'content-type': 'text/html' } })

const to = (nonce: string) => ({ nonce, sentAt: '5' })

it('a page is found by its name and its state alone, with the nonce of whoever asks', async () => {
  const kept = new KeptPages()
  const first = await kept.keep('a', '1', page(`<b nonce="${kept.marks.nonce}">õ</b>`), to('one'))
  expect(await first.text()).toBe('<b nonce="one">õ</b>')
  expect(await (await kept.find('a', '1', to('two')))?.text()).toBe('<b nonce="two">õ</b>')
  expect(await kept.find('a', '2', to('two'))).toBeUndefined()
  expect(await kept.find('b', '1', to('two'))).toBeUndefined()
  await kept.keep('a', '2', page('new'), to('three'))
  expect(await kept.find('a', '1', to('two'))).toBeUndefined()
})

it('what is no page is not kept', async () => {
  const kept = new KeptPages()
  const refused = await kept.keep('a', '1', new Response(kept.marks.nonce, { status: 404 }), to('one'))
  expect([refused.status, await refused.text()]).toEqual([404, 'one'])
  expect(await kept.find('a', '1', to('one'))).toBeUndefined()
})

it('however many are asked for, no more are kept than fit, and those asked for last', async () => {
  const kept = new KeptPages()
  const large = 'x'.repeat(1_000_000)
  for (let turn = 0; turn < 100; turn++) {
    await kept.keep(`page ${turn}`, '1', page(large), to(''))
    await kept.find('page 0', '1', to(''))
  }
  const asked = Array.from({ length: 100 }, (_, turn) => kept.find(`page ${turn}`, '1', to('')))
  const found = (await Promise.all(asked)).map((page) => page !== undefined)
  expect(found.filter(Boolean).length).toBeLessThan(30)
  expect([found[0], found[1], found[99]]).toEqual([true, false, true])
})

it('says when it was sent, each time anew', async () => {
  const kept = new KeptPages()
  await kept.keep('a', '1', page(`at ${kept.marks.sentAt}, for ${kept.marks.nonce}`), to('one'))
  const found = await kept.find('a', '1', { nonce: 'two', sentAt: '7' })
  expect(await found?.text()).toBe('at 7, for two')
})

it('is packed once, with what is each visitor’s own between the pieces', async () => {
  const kept = new KeptPages()
  const { nonce, sentAt } = kept.marks
  const text = (one: string, at: string) =>
    `${one}<p nonce="${one}">${'õhtul '.repeat(20_000)}</p>${at}${one}`
  const packedFor = { ...to('first'), isGzipped: true }
  const first = await kept.keep('a', '1', page(text(nonce, sentAt)), packedFor)
  const next = await kept.find('a', '1', { nonce: 'the second', sentAt: '77', isGzipped: true })
  expect(next?.headers.get('content-encoding')).toBe('gzip')
  expect(next?.headers.get('vary')).toBe('Accept-Encoding')
  expect(await unpacked(first)).toBe(text('first', '5'))
  expect(await unpacked(next)).toBe(text('the second', '77'))
  const plain = await kept.find('a', '1', to('third'))
  expect(plain?.headers.get('content-encoding')).toBeNull()
  expect(await plain?.text()).toBe(text('third', '5'))
})

it('what is for one visitor is left to whoever sends it', async () => {
  const kept = new KeptPages()
  const answered = await kept.forOne(page(`<b>${kept.marks.nonce}</b>`), { ...to('one'), isGzipped: true })
  expect(answered.headers.get('content-encoding')).toBeNull()
  expect(await answered.text()).toBe('<b>one</b>')
})

const unpacked = async (response: Response | undefined) =>
  response && gunzipSync(new Uint8Array(await response.arrayBuffer())).toString()
