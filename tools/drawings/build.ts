/** Writes every drawing of the site to public/: `node tools/drawings/build.ts`, with `--png` the photographed ones too. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { cars } from './cars.ts'
import { damageMap } from './damage-map.ts'
import { maps } from './estonia.ts'
import { heroes } from './hero.ts'
import { sprite } from './icons.ts'
import { logos } from './logo.ts'
import { places } from './places.ts'
import { photographs } from './raster.ts'
import { drawSpecimenLicence } from './specimen-licence.ts'

const target = join(import.meta.dirname, '../../public')

for (const [path, text] of [
  ...cars(),
  ...damageMap(),
  ...logos(),
  ...heroes(),
  ...places(),
  ...maps(),
  ...sprite(),
]) {
  const file = join(target, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${text}\n`)
}

if (process.argv.includes('--png')) {
  photographs()
  const specimen = join(import.meta.dirname, '../../src/demo/data/specimen-licence.json')
  writeFileSync(specimen, `${JSON.stringify(await drawSpecimenLicence(), null, 2)}\n`)
}
