import { expect, it } from 'vitest'
import { withUnbrokenUnits } from './unbroken-units.ts'

it.each([
  ['Kahju korral maksad ise kuni 500 €, ülejäänu mitte.', 'kuni 500_€,'],
  ['koorem kuni 1200 kg, 11 m³', '1200_kg, 11_m³'],
  ['ростом до 150 см.', '150_см.'],
  ['üle 20 mehe', 'üle 20 mehe'],
  ['Alates 389 € kuus', 'Alates 389_€ kuus'],
])('V21: %s keeps number and unit together', (text, said) => {
  expect(withUnbrokenUnits(text).replaceAll('\u00a0', '_')).toContain(said)
})
