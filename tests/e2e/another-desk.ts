import type { Browser, Page } from '@playwright/test'
import { afterIdle } from './after-idle.ts'
import type { CompanyInProcess } from './company-in-process.ts'
import { expect } from './console.ts'
import { beAtWork, staffWords } from './staff-sign-in.ts'

const MORNING = new Date('2026-11-16T08:00:00Z')
const { records } = staffWords.et

/** A second owner, Mari Maasikas, who is faster; she works by calls. */
export async function atAnotherDesk(company: CompanyInProcess, browser: Browser) {
  const elsewhere = await browser.newContext()
  const page = await elsewhere.newPage()
  await beAtWork(page, company, 'owner', 'et', MORNING, { name: 'Mari Maasikas' })
  const call = async <Answer>(method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, data?: object) => {
    const headers = { origin: company.url }
    const url = `${company.url}/api/admin${path}`
    const more = { headers, ...afterIdle, ...(data ? { data } : {}) }
    const answer = await page.request.fetch(url, { method, ...more })
    const said = await answer.text()
    expect(answer.ok(), said).toBe(true)
    return JSON.parse(said || 'null') as Answer
  }
  return { call, leave: () => elsewhere.close() }
}

/** The choice of one of both versions of a field. */
export const versionIn = (page: Page, field: string, which: 'theirs' | 'mine') =>
  page.getByRole('radio', { name: `${field}: ${records.versions[which]}` })
