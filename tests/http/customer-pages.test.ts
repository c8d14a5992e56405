import { asc } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { schema } from '../../src/db/schema.ts'
import { locales } from '../../src/i18n/locales.ts'
import { type PageName, pathOf } from '../../src/i18n/pages.ts'
import { useTestSystem } from '../support/test-system.ts'

const system = useTestSystem({}, { hasWebsite: true })

/** A form as a browser without scripts posts it. */
async function submit(
  path: string,
  fields: Record<string, string>,
): Promise<{ status: number; html: string }> {
  const response = await system.send(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  })
  return { status: response.status, html: await response.text() }
}

const outbox = () => system.db().select().from(schema.outbox).orderBy(asc(schema.outbox.id))

beforeEach(async () => {
  await system.db().delete(schema.outbox)
})

describe('the pages behind a private link', () => {
  const own: PageName[] = [
    'sign',
    'documents',
    'bank-links',
    'smartlocker',
    'questionnaire',
    'upload-document',
    'upload-documents',
  ]

  it.each(own)('%s reveals nothing, whatever the address holds', async (page) => {
    for (const locale of locales) {
      const plain = await (await system.get(pathOf(page, locale))).text()
      for (const token of ['a'.repeat(43), '', '%00', '%FF%FE', '../../etc', 'x'.repeat(5000)]) {
        const response = await system.get(`${pathOf(page, locale)}?token=${token}`)
        expect(response.status).toBe(200)
        expect(titleOf(await response.text())).toBe(titleOf(plain))
      }
      expect(plain).toContain('noindex')
    }
  })

  it('answer the request for a link the same way to everyone', async () => {
    const first = await submit('/en/documents', { email: 'known@example.ee' })
    const second = await submit('/en/documents', { email: 'unknown@Example.ee' })
    expect([first.status, second.status]).toEqual([200, 200])
    expect(first.html).toContain('If there is a booking with this address, the link is on its way.')
    expect(textOf(second.html)).toBe(textOf(first.html))
    expect(await outbox()).toMatchObject([
      { event: 'link-requested', payload: { email: 'known@example.ee', language: 'en' } },
      { event: 'link-requested', payload: { email: 'unknown@example.ee', language: 'en' } },
    ])
  })

  it('say when the address is none', async () => {
    const { status, html } = await submit('/sign?token=x', { email: 'not an address' })
    expect([status, html.includes('id="email-error"')]).toEqual([422, true])
    expect(await outbox()).toEqual([])
  })
})

describe('an address that leads nowhere', () => {
  it.each(['/ei/ole', '/en/kontakt', '/ru/%3Cscript%3E', '/en/booking'])('%s', async (path) => {
    const response = await system.get(path)
    const html = await response.text()
    expect(response.status).toBe(404)
    expect(html).toContain(`Page not found: ${path}`)
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html).toContain('<header')
    expect(html).toContain('<footer')
  })
})

function titleOf(html: string): string | undefined {
  return /<title>([^<]*)<\/title>/.exec(html)?.[1]
}

/** What a visitor sees, without the scripts that differ from request to request. */
function textOf(html: string): string {
  return html.replace(/<script[\s\S]*?<\/script>/g, '').replace(/<[^>]+>/g, ' ')
}
