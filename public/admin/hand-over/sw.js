/**
 * Keeps the page beside the car: the document, and every file it names. The newest is asked for while there is a
 * network, the kept one is shown while there is none. Nothing of the API is ever kept here: customers' data lies in the
 * page's own database, which it empties itself.
 */
const PAGE = '/admin/hand-over/'
const KEPT = 'hand-over-page'
const PATIENCE_MS = 4000
const DRAWINGS = ['hatchback', 'saloon', 'estate', 'suv', 'van'].map((body) => `/cars/damage-map-${body}.svg`)

const filesOf = (page) => [
  ...[...page.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, file]) => file),
  ...DRAWINGS,
  '/admin/hand-over/manifest.webmanifest',
  '/favicon.svg',
]

/** Files first, the document last: a document whose files are not there would show nothing. */
async function keep(response) {
  const cache = await caches.open(KEPT)
  const page = await response.clone().text()
  const files = filesOf(page)
  const known = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  await cache.addAll(files.filter((file) => !known.has(file)))
  await cache.put(PAGE, response)
  const wanted = new Set([PAGE, ...files])
  for (const file of known) if (!wanted.has(file)) await cache.delete(file)
}

async function newest() {
  const response = await fetch(PAGE, { cache: 'no-store' })
  if (response.ok) await keep(response.clone())
  return response
}

async function page() {
  const kept = await caches.match(PAGE)
  if (!kept) return newest()
  const late = new Promise((resolve) => setTimeout(() => resolve(kept), PATIENCE_MS))
  const asked = newest().then(
    (response) => (response.ok ? response : kept),
    () => kept,
  )
  return Promise.race([asked, late])
}

self.addEventListener('install', (event) => {
  self.skipWaiting()
  event.waitUntil(newest())
})
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return
  if (request.mode === 'navigate') event.respondWith(page())
  else event.respondWith(caches.match(pathname).then((kept) => kept ?? fetch(request)))
})
