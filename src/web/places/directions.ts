/** An address that phones open with their own map, and other machines in the browser. */
export const directionsLink = (address: string): string =>
  `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: address }).toString()}`
