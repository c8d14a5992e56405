/** A paper as it was issued, for its reader's own eyes. */
export function pdfResponse({ number, pdf }: { number: string; pdf: Uint8Array }): Response {
  return new Response(new Uint8Array(pdf), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${number}.pdf"`,
      'cache-control': 'private, no-store',
    },
  })
}

/** The same for a program: it is saved, not shown. */
export function xmlResponse(name: string, xml: string): Response {
  return new Response(xml, {
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      'content-disposition': `attachment; filename="${name}.xml"`,
      'cache-control': 'private, no-store',
    },
  })
}
