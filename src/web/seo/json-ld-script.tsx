/** What a page says to search engines, in the page itself. */
export function JsonLd({ of: things }: { of: readonly object[] }) {
  return things.map((thing, index) => (
    <script
      // oxlint-disable-next-line react/no-array-index-key -- They never change.
      key={index}
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: JSON.stringify(thing).replaceAll('<', '\\u003c') }}
    />
  ))
}
