import { type Bill, type BillLine, owedOn, withoutVat } from '../../domain/booking/bill.ts'
import { type Cents, minus, negative, plus, sum } from '../../domain/money.ts'
import { parseRegistryCode } from '../../domain/people/registry-code.ts'
import { countryOfVatNumber } from '../../domain/people/vat-number.ts'
import { type Element, euros, writeXml } from './write-xml.ts'

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd'
/** Of Estonia's register of companies, in the list of schemes that EN 16931 names. */
const REGISTRY_SCHEME = '0191'
/** UN/ECE recommendation 20. */
const UNITS: Record<BillLine['unit'], string> = { day: 'DAY', hour: 'HUR', piece: 'C62' }
const [INVOICE, CREDIT_NOTE, TRANSFER, DISCOUNT] = ['380', '381', '30', '95']

/** The bill as UBL 2.1 by EN 16931. What the lines take off is an allowance: no price may be below zero there. */
export function writeUbl(bill: Bill): string {
  const isInvoice = bill.kind === 'invoice'
  const root = isInvoice ? 'Invoice' : 'CreditNote'
  const lines = withoutVat(bill)
  const billed = lines.filter(({ amount }) => amount >= 0)
  const taken = lines.filter(({ amount }) => amount < 0)
  return writeXml({
    [root]: {
      '@xmlns': `${UBL}:${root}-2`,
      '@xmlns:cac': `${UBL}:CommonAggregateComponents-2`,
      '@xmlns:cbc': `${UBL}:CommonBasicComponents-2`,
      'cbc:CustomizationID': 'urn:cen.eu:en16931:2017',
      'cbc:ID': bill.number,
      'cbc:IssueDate': bill.date,
      'cbc:DueDate': isInvoice ? bill.due : undefined,
      [`cbc:${root}TypeCode`]: isInvoice ? INVOICE : CREDIT_NOTE,
      'cbc:Note': bill.credits?.reason,
      'cbc:DocumentCurrencyCode': 'EUR',
      'cbc:BuyerReference': bill.booking,
      'cac:InvoicePeriod': { 'cbc:StartDate': bill.period.start, 'cbc:EndDate': bill.period.end },
      'cac:BillingReference': bill.credits
        ? {
            'cac:InvoiceDocumentReference': {
              'cbc:ID': bill.credits.number,
              'cbc:IssueDate': bill.credits.date,
            },
          }
        : undefined,
      'cac:AccountingSupplierParty': { 'cac:Party': partyOf(bill.seller) },
      'cac:AccountingCustomerParty': { 'cac:Party': partyOf(bill.buyer) },
      'cac:PaymentMeans': {
        'cbc:PaymentMeansCode': TRANSFER,
        'cbc:PaymentID': bill.reference,
        'cac:PayeeFinancialAccount': { 'cbc:ID': bill.seller.iban, 'cbc:Name': bill.seller.name },
      },
      // A credit note has no day on which it is due.
      'cac:PaymentTerms': bill.credits ? { 'cbc:Note': bill.credits.reason } : undefined,
      'cac:AllowanceCharge': taken.map(({ text, net }) => ({
        'cbc:ChargeIndicator': 'false',
        'cbc:AllowanceChargeReasonCode': DISCOUNT,
        'cbc:AllowanceChargeReason': text,
        'cbc:Amount': money(negative(net)),
        'cac:TaxCategory': vatCategory(bill),
      })),
      'cac:TaxTotal': vatTotal(bill),
      'cac:LegalMonetaryTotal': totals(bill, netSum(billed), negative(netSum(taken))),
      [`cac:${root}Line`]: billed.map((line, index) => ({
        'cbc:ID': String(index + 1),
        [isInvoice ? 'cbc:InvoicedQuantity' : 'cbc:CreditedQuantity']: quantity(line),
        'cbc:LineExtensionAmount': money(line.net),
        'cac:Item': {
          'cbc:Description': line.reasons || undefined,
          'cbc:Name': line.text,
          'cac:ClassifiedTaxCategory': vatCategory(bill),
        },
        // For the whole quantity: a price of one without VAT is seldom a whole number of cents.
        'cac:Price': { 'cbc:PriceAmount': money(line.net), 'cbc:BaseQuantity': quantity(line) },
      })),
    },
  })
}

const money = (amount: Cents): Element => ({ '@currencyID': 'EUR', '#text': euros(amount) })
const quantity = ({ unit, quantity: count }: BillLine): Element => ({
  '@unitCode': UNITS[unit],
  '#text': String(count),
})
const netSum = (lines: readonly { net: Cents }[]): Cents => sum(lines.map(({ net }) => net))

function partyOf({ name, registryCode, vatNumber, address, email }: Bill['buyer']): Element {
  const country = vatNumber ? countryOfVatNumber(vatNumber) : undefined
  // The scheme is of our own register; a code from abroad is named without one, and is no address.
  const isOurs = registryCode !== null && parseRegistryCode(registryCode) !== undefined
  const registered = isOurs ? { '@schemeID': REGISTRY_SCHEME, '#text': registryCode } : undefined
  return {
    'cbc:EndpointID': registered,
    // Addresses are one text: who has no VAT number of another country is taken to be from here.
    'cac:PostalAddress': {
      'cbc:StreetName': address || undefined,
      'cac:Country': { 'cbc:IdentificationCode': country ?? 'EE' },
    },
    // The standard takes none that does not begin with its country.
    'cac:PartyTaxScheme':
      vatNumber && country ? { 'cbc:CompanyID': vatNumber, 'cac:TaxScheme': { 'cbc:ID': 'VAT' } } : undefined,
    'cac:PartyLegalEntity': {
      'cbc:RegistrationName': name,
      'cbc:CompanyID': registered ?? registryCode ?? undefined,
    },
    'cac:Contact': email ? { 'cbc:ElectronicMail': email } : undefined,
  }
}

/** Standard rate, or zero rated. */
const vatCategory = ({ vatRate }: Bill): Element => ({
  'cbc:ID': vatRate > 0 ? 'S' : 'Z',
  'cbc:Percent': String(vatRate / 100),
  'cac:TaxScheme': { 'cbc:ID': 'VAT' },
})

const vatTotal = (bill: Bill): Element => ({
  'cbc:TaxAmount': money(bill.vat),
  'cac:TaxSubtotal': {
    'cbc:TaxableAmount': money(minus(bill.price, bill.vat)),
    'cbc:TaxAmount': money(bill.vat),
    'cac:TaxCategory': vatCategory(bill),
  },
})

function totals(bill: Bill, lines: Cents, allowances: Cents): Element {
  const net = minus(lines, allowances)
  return {
    'cbc:LineExtensionAmount': money(lines),
    'cbc:TaxExclusiveAmount': money(net),
    'cbc:TaxInclusiveAmount': money(plus(net, bill.vat)),
    'cbc:AllowanceTotalAmount': allowances > 0 ? money(allowances) : undefined,
    'cbc:PrepaidAmount': money(bill.paid),
    'cbc:PayableAmount': money(owedOn(bill)),
  }
}
