import { expect, it } from 'vitest'
import { cents } from '../../domain/money.ts'
import { groupOffers } from './json-ld.ts'

it('shows search engines the same picture as visitors, drawn or photographed', () => {
  const group = { id: 1, name: 'Väike', models: [], from: cents(3000), fromDays: 30 }
  const site = { origin: 'https://autorent.test', locale: 'et' as const }
  const images = ['hatchback-white', 'photo-0123456789abcdef-01234567'].map((image) => {
    const { itemListElement } = groupOffers([{ ...group, image }], 'Hinnakiri', site) as {
      itemListElement: { itemOffered: { image: string } }[]
    }
    return itemListElement[0]?.itemOffered.image
  })
  expect(images).toEqual([
    'https://autorent.test/cars/hatchback-white.svg',
    'https://autorent.test/pictures/photo-0123456789abcdef-01234567-1280.webp',
  ])
})
