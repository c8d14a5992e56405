import { type Bill, owedOn, withoutVat } from '../../domain/booking/bill.ts'
import { type Cents, cents, minus, negative } from '../../domain/money.ts'
import { type Element, euros, writeXml } from './write-xml.ts'

/** The longest texts of the schema. */
const [SHORT, NORMAL, LONG] = [20, 100, 500]
const cut = (text: string, most = NORMAL): string => text.slice(0, most).toWellFormed()

/** The bill as the Estonian e-invoice 1.2. A credit note's sums stand below zero, as on the paper. */
export function writeEstonian(bill: Bill): string {
  const sign = bill.kind === 'invoice' ? (amount: Cents) => amount : negative
  const { number, seller, buyer } = bill
  return writeXml({
    E_Invoice: {
      Header: { Date: bill.date, FileId: cut(number, SHORT), Version: '1.2' },
      Invoice: {
        '@invoiceId': number,
        '@regNumber': buyer.registryCode ?? '',
        '@languageId': bill.language,
        '@sellerRegnumber': seller.registryCode ?? '',
        InvoiceParties: {
          SellerParty: {
            ...partyOf(seller),
            AccountInfo: {
              AccountNumber: seller.iban,
              IBAN: seller.iban,
              BankName: cut(seller.bankName),
            },
          },
          BuyerParty: partyOf(buyer),
        },
        InvoiceInformation: informationOf(bill),
        InvoiceSumGroup: sumsOf(bill, sign),
        InvoiceItem: { InvoiceItemGroup: { ItemEntry: itemsOf(bill, sign) } },
        PaymentInfo: paymentOf(bill),
      },
      Footer: { TotalNumberInvoices: '1', TotalAmount: euros(sign(bill.price)) },
    },
  })
}

function partyOf({ name, registryCode, vatNumber, address, email }: Bill['buyer']): Element {
  return {
    Name: cut(name),
    RegNumber: registryCode ?? undefined,
    // Its field has fifteen places.
    VATRegNumber: vatNumber && vatNumber.length <= 15 ? vatNumber : undefined,
    ContactData: {
      'E-mailAddress': email || undefined,
      LegalAddress: { PostalAddress1: cut(address), City: cut(cityOf(address)) },
    },
  }
}

/** Addresses are one text; the town is what stands last, without its postal code. */
const cityOf = (address: string): string => (address.split(',').at(-1) ?? '').replaceAll(/\d/g, '').trim()

function informationOf(bill: Bill): Element {
  const { credits, period } = bill
  return {
    Type: {
      '@type': credits ? 'CRE' : 'DEB',
      SourceInvoice: credits ? cut(credits.number, SHORT) : undefined,
    },
    DocumentName: cut(bill.title),
    InvoiceNumber: bill.number,
    InvoiceContentText: credits ? cut(credits.reason) : cut(bill.booking),
    PaymentReferenceNumber: bill.reference,
    InvoiceDate: bill.date,
    DueDate: bill.due,
    Period: { StartDate: period.start, EndDate: period.end },
  }
}

type Sign = (amount: Cents) => Cents

function vatOf(net: Cents, gross: Cents, bill: Bill, sign: Sign): Element {
  return {
    SumBeforeVAT: euros(sign(net)),
    VATRate: (bill.vatRate / 100).toFixed(2),
    VATSum: euros(sign(minus(gross, net))),
    Currency: 'EUR',
    SumAfterVAT: euros(sign(gross)),
  }
}

function sumsOf(bill: Bill, sign: Sign): Element {
  const net = minus(bill.price, bill.vat)
  return {
    Balance: bill.paid === 0 ? undefined : { Inbound: euros(bill.paid) },
    InvoiceSum: euros(sign(net)),
    VAT: vatOf(net, bill.price, bill, sign),
    TotalVATSum: euros(sign(bill.vat)),
    TotalSum: euros(sign(bill.price)),
    TotalToPay: euros(sign(owedOn(bill))),
    Currency: 'EUR',
  }
}

function itemsOf(bill: Bill, sign: Sign): Element[] {
  return withoutVat(bill).map(({ text, reasons, quantity, unitText, amount, net }, index) => ({
    RowNo: String(index + 1),
    Description: cut(reasons ? `${text} (${reasons})` : text, LONG),
    ItemDetailInfo: {
      ItemUnit: cut(unitText, SHORT),
      ItemAmount: String(quantity),
      ItemPrice: (sign(net) / 100 / quantity).toFixed(4),
    },
    ItemSum: euros(sign(net)),
    VAT: vatOf(net, amount, bill, sign),
    ItemTotal: euros(sign(amount)),
  }))
}

function paymentOf(bill: Bill): Element {
  const owed = bill.kind === 'invoice' ? Math.max(0, owedOn(bill)) : 0
  const isPayable = owed > 0
  return {
    Currency: 'EUR',
    PaymentRefId: bill.reference,
    PaymentDescription: bill.number,
    Payable: isPayable ? 'YES' : 'NO',
    PayDueDate: isPayable ? bill.due : undefined,
    PaymentTotalSum: euros(cents(owed)),
    PayerName: cut(bill.buyer.name),
    PaymentId: bill.number,
    PayToAccount: bill.seller.iban,
    PayToName: cut(bill.seller.name),
  }
}
