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
