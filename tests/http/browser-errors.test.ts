import { expect, it } from 'vitest'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem({ BROWSER_ERRORS_PER_MINUTE: '8' })
const lines = () =>
  system.logged.map((line) => JSON.parse(line)).filter(({ message }) => message === 'browser error')

const error = { name: 'TypeError', page: 'pricelist', at: ['pricelist-Bx12.js:1:2345'] }
const report = (body: unknown, headers = {}) => system.post('/api/browser-errors', body, headers)

it('what breaks in a browser is written down, and nothing a person typed can come with it', async () => {
  expect((await report(error, { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' })).status).toBe(204)
  expect((await report({ ...error, name: 'ErrorResponse', status: 503 })).status).toBe(204)
  expect(lines()).toEqual([
    { ...error, isCrawler: true, message: 'browser error' },
    { ...error, name: 'ErrorResponse', status: 503, isCrawler: false, message: 'browser error' },
  ])
  const hostile: unknown[] = [
    { ...error, message: 'Jaan Tamm' },
    { ...error, at: ['https://autorent.example/documents?token=secret'] },
    { ...error, name: 'Jaan Tamm' },
    { ...error, at: Array.from({ length: 6 }, () => error.at[0]) },
  ]
  for (const body of hostile) expect((await report(body)).status).toBe(400)
  expect((await report({ ...error, page: 'a'.repeat(3000) })).status).toBe(413)
  expect(lines()).toHaveLength(2)
})

it('and one who tells too much is no longer listened to', async () => {
  await expect.poll(async () => (await report(error)).status).toBe(429)
})
