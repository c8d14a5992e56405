import { expect, it } from 'vitest'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem({ BROWSER_ERRORS_PER_MINUTE: '14' }, { hasWebsite: true })
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

it('what a page was not allowed to do is written down, in both spellings, without any address', async () => {
  const address = 'https://autorent.example/en/documents?token=secret'
  const old = {
    'csp-report': {
      'document-uri': address,
      'effective-directive': 'script-src-elem',
      'blocked-uri': 'https://evil.example/Jaan-Tamm.js',
      'original-policy': 'p'.repeat(900),
      'script-sample': 'Jaan Tamm',
    },
  }
  const body = {
    documentURL: address,
    effectiveDirective: 'style-src-attr',
    blockedURL: 'inline',
    sample: 'x',
  }
  const csp = (said: unknown, type: string) =>
    system.post('/api/browser-errors/csp', said, { 'content-type': type })
  expect((await csp(old, 'application/csp-report')).status).toBe(204)
  const several = [{ type: 'csp-violation', age: 1, url: address, user_agent: 'x', body }]
  expect((await csp(several, 'application/reports+json')).status).toBe(204)
  const written = system.logged.map((line) => JSON.parse(line))
  expect(written.filter(({ message }) => message === 'browser refused')).toMatchObject([
    { page: 'documents', directive: 'script-src-elem', blocked: 'address' },
    { page: 'documents', directive: 'style-src-attr', blocked: 'inline' },
  ])
  expect(system.logged.join()).not.toMatch(/secret|Tamm|evil/)
  expect((await csp('{', 'application/csp-report')).status).toBe(400)
  expect((await csp(old, 'text/plain')).status).toBe(415)
  const large = { 'csp-report': { ...old['csp-report'], 'script-sample': 'x'.repeat(40_000) } }
  expect((await csp(large, 'application/csp-report')).status).toBe(413)
})

it('every page asks for such reports, and allows no style that is written into it', async () => {
  for (const path of ['/en', '/en/insurance', '/api/docs', '/en/nothing-here']) {
    const { headers } = await system.get(path)
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain('report-uri /api/browser-errors/csp')
    expect(headers.get('reporting-endpoints')).toBe('csp="/api/browser-errors/csp"')
    expect(policy).not.toContain('unsafe-inline')
    expect(await (await system.get(path)).text()).not.toMatch(/ style="/)
  }
})

it('and one who tells too much is no longer listened to', async () => {
  await expect.poll(async () => (await report(error)).status).toBe(429)
})
