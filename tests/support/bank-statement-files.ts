/** Statements as three banks write camt.053; only what differs between them is told. */

type Paid = { ref: string; amount: string; reference?: string; text?: string; name?: string }

const namespace = (version: '02' | '08') => `urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}`

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

function file(version: '02' | '08', iban: string, entries: string): Uint8Array {
  return Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="${namespace(version)}" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><BkToCstmrStmt>
<GrpHdr><MsgId>1</MsgId><CreDtTm>2026-11-12T04:00:00</CreDtTm></GrpHdr>
<Stmt><Id>S1</Id><CreDtTm>2026-11-12T04:00:00</CreDtTm><Acct><Id><IBAN>${iban}</IBAN></Id><Ccy>EUR</Ccy></Acct>
${entries}
</Stmt></BkToCstmrStmt></Document>`)
}

const structured = (reference: string) =>
  `<Strd><CdtrRefInf><Tp><CdOrPrtry><Cd>SCOR</Cd></CdOrPrtry></Tp><Ref>${reference}</Ref></CdtrRefInf></Strd>`

/** Version 02; the reference stands structured, the bank's name for the movement at the entry. */
export const swedbank = (iban: string, paid: readonly Paid[]) =>
  file(
    '02',
    iban,
    paid
      .map(
        ({ ref, amount, reference, text = '', name = 'Jaan Tamm' }) => `<Ntry><NtryRef>${ref}</NtryRef>
<Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-11-11</Dt></BookgDt>
<AcctSvcrRef>${ref}</AcctSvcrRef><NtryDtls><TxDtls><Refs><AcctSvcrRef>${ref}</AcctSvcrRef></Refs>
<RltdPties><Dbtr><Nm>${escaped(name)}</Nm></Dbtr><DbtrAcct><Id><IBAN>EE382200221020145685</IBAN></Id></DbtrAcct></RltdPties>
<RmtInf>${text ? `<Ustrd>${escaped(text)}</Ustrd>` : ''}${reference ? structured(reference) : ''}</RmtInf></TxDtls></NtryDtls></Ntry>`,
      )
      .join('\n'),
  )

/** Version 02; several payments told in one entry, each with its own amount and no name of its own. */
export const seb = (iban: string, entryRef: string, paid: readonly Paid[], sum: string) =>
  file(
    '02',
    iban,
    `<Ntry><Amt Ccy="EUR">${sum}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts>
<BookgDt><DtTm>2026-11-11T23:59:00+02:00</DtTm></BookgDt><AcctSvcrRef>${entryRef}</AcctSvcrRef>
<NtryDtls><Btch><NbOfTxs>${paid.length}</NbOfTxs></Btch>${paid
      .map(
        ({ ref, amount, reference = '' }) => `<TxDtls><Refs><EndToEndId>${ref}</EndToEndId></Refs>
<AmtDtls><TxAmt><Amt Ccy="EUR">${amount}</Amt></TxAmt></AmtDtls>
<RltdPties><Dbtr><Nm>Mari Mets</Nm></Dbtr></RltdPties><RmtInf>${structured(reference)}</RmtInf></TxDtls>`,
      )
      .join('')}</NtryDtls></Ntry>`,
  )

/** Version 08 with prefixes; what the payer wrote is all there is, and the state is a code. */
export const lhv = (iban: string, paid: readonly Paid[], more = '') =>
  Buffer.from(
    Buffer.from(
      file(
        '08',
        iban,
        paid
          .map(
            ({ ref, amount, text = '' }) => `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd>
<Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-11-11</Dt></BookgDt><AcctSvcrRef>${ref}</AcctSvcrRef>
<NtryDtls><TxDtls><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd>
<RltdPties><Dbtr><Pty><Nm>Peeter Õun</Nm></Pty></Dbtr></RltdPties>
<RmtInf><Ustrd>${escaped(text)}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`,
          )
          .join('\n') + more,
      ),
    )
      .toString()
      .replaceAll(/<(\/?)(?=[A-Z])/g, '<$1c:')
      .replace(' xmlns="', ' xmlns:c="'),
  )

/** One entry of version 02 with whatever a test wants to be otherwise. */
export const oneEntry = (iban: string, ref: string, inner: string) =>
  file(
    '02',
    iban,
    `<Ntry>${inner}<Sts>BOOK</Sts><BookgDt><Dt>2026-11-11</Dt></BookgDt><AcctSvcrRef>${ref}</AcctSvcrRef></Ntry>`,
  )
