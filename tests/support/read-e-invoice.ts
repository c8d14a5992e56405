import { XMLParser } from 'fast-xml-parser'

const many = new Set(['InvoiceLine', 'CreditNoteLine', 'AllowanceCharge', 'ItemEntry'])

const parser = new XMLParser({
  ignoreAttributes: true,
  removeNSPrefix: true,
  parseTagValue: false,
  isArray: (name) => many.has(name),
})

type Node = { [name: string]: Node & Node[] & string }

/** Hundredths, from what must be written with two decimals. */
function centsIn(text: string | undefined): number {
  if (!text || !/^-?\d+\.\d\d$/.test(text)) throw new Error(`${text} is no amount`)
  return Math.round(Number(text) * 100)
}

/** Every amount of a UBL file, in cents. */
export function readUbl(xml: string) {
  const read = parser.parse(xml) as Node
  const root = (read.Invoice ?? read.CreditNote) as Node
  const lines = (root.InvoiceLine ?? root.CreditNoteLine) as Node[]
  const allowances = (root.AllowanceCharge ?? []) as Node[]
  const totals = root.LegalMonetaryTotal as Node
  const vat = root.TaxTotal as Node
  const total = (name: string) => (totals[name] === undefined ? 0 : centsIn(totals[name]))
  return {
    root,
    kind: read.Invoice ? 'invoice' : 'credit-note',
    lines: lines.map((line) => ({
      text: line.Item?.Name ?? '',
      net: centsIn(line.LineExtensionAmount),
      price: centsIn(line.Price?.PriceAmount),
    })),
    allowances: allowances.map((one) => ({
      text: one.AllowanceChargeReason ?? '',
      net: centsIn(one.Amount),
    })),
    lineSum: total('LineExtensionAmount'),
    allowanceSum: total('AllowanceTotalAmount'),
    net: total('TaxExclusiveAmount'),
    gross: total('TaxInclusiveAmount'),
    paid: total('PrepaidAmount'),
    payable: total('PayableAmount'),
    vat: centsIn(vat.TaxAmount),
    taxable: centsIn(vat.TaxSubtotal?.TaxableAmount),
    vatOfRate: centsIn(vat.TaxSubtotal?.TaxAmount),
    rate: Number(vat.TaxSubtotal?.TaxCategory?.Percent),
    category: vat.TaxSubtotal?.TaxCategory?.ID,
  }
}

/** Every amount of an Estonian e-invoice, in cents. */
export function readEstonian(xml: string) {
  const read = parser.parse(xml) as Node
  const invoice = read.E_Invoice?.Invoice as Node
  const sums = invoice.InvoiceSumGroup as Node
  const items = invoice.InvoiceItem?.InvoiceItemGroup?.ItemEntry as unknown as Node[]
  return {
    invoice,
    items: items.map((item) => ({
      text: item.Description ?? '',
      net: centsIn(item.ItemSum),
      vat: centsIn(item.VAT?.VATSum),
      gross: centsIn(item.ItemTotal),
    })),
    net: centsIn(sums.InvoiceSum),
    vat: centsIn(sums.TotalVATSum),
    gross: centsIn(sums.TotalSum),
    toPay: centsIn(sums.TotalToPay),
    paymentSum: centsIn(invoice.PaymentInfo?.PaymentTotalSum),
    footer: centsIn(read.E_Invoice?.Footer?.TotalAmount),
  }
}
