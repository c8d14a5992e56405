import { Hono } from 'hono'
import { readCollectiveInvoice } from '../../../use-cases/company-accounts/read-account-card.ts'
import type { PaperDependencies } from '../../../use-cases/papers/paper-dependencies.ts'
import { pdfResponse } from '../paper-response.ts'
import { refuseIn } from '../refuse-in.ts'
import type { RequestContext, Texts } from '../request-context.ts'

/** A collective invoice for whoever has the link of its letter; it names rentals and nobody. */
export function companyInvoiceRoutes(
  { db, codes }: Pick<PaperDependencies, 'db' | 'codes'>,
  texts: Texts,
): Hono<RequestContext> {
  const refuse = refuseIn(texts)
  const app = new Hono<RequestContext>()
  app.get('/:code', async (context) => {
    const code = context.req.param('code')
    const id = codes.subjectOf(code)
    const invoice =
      id !== undefined && codes.isForInvoice(code, { id }) && (await readCollectiveInvoice(db, id))
    if (!invoice) return refuse(context, 'not_found')
    const response = pdfResponse(invoice)
    response.headers.set('x-robots-tag', 'noindex')
    return response
  })
  return app
}
