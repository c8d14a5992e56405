import { Hono } from 'hono'
import { readPaper } from '../../../use-cases/papers/read-papers.ts'
import { recordReading } from '../../../use-cases/records/record-reading.ts'
import { xmlResponse } from '../paper-response.ts'
import type { StaffDependencies } from './staff-dependencies.ts'
import { refuse, requestedId, type StaffContext } from './staff-request.ts'

const formats = {
  ubl: async () => (await import('../../../documents/e-invoice/ubl.ts')).writeUbl,
  'e-invoice': async () => (await import('../../../documents/e-invoice/estonian.ts')).writeEstonian,
}

/** Invoices and credit notes as files that a program of accounts loads. */
export function eInvoiceRoutes({ database: { db } }: StaffDependencies): Hono<StaffContext> {
  const app = new Hono<StaffContext>()
  for (const [format, writer] of Object.entries(formats))
    app.get(`/bookings/:id/papers/:paperId/${format}.xml`, async (context) => {
      const recordId = requestedId(context, 'paperId')
      const paper = await readPaper(db, requestedId(context), recordId)
      if (!paper) return refuse(context, 'bookings', 'unknown_paper', 404)
      if (!paper.bill) return refuse(context, 'bookings', 'no_e_invoice', 409)
      const facts = { number: paper.number, format }
      await recordReading(db, context.get('staff'), { resource: 'papers', recordId, action: 'read', facts })
      const write = await writer()
      return xmlResponse(`${paper.number}-${format}`, write(paper.bill))
    })
  return app
}
