import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { hashOfFiles } from '../../tools/hash-of-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'autorent-hash-'))
mkdirSync(join(folder, 'web/pages'), { recursive: true })
afterAll(() => rmSync(folder, { recursive: true }))
const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
const hash = () => hashOfFiles(['web/**/*.*', 'lock.json'], folder)

it('a build is true until a file it is made from is changed, added, renamed or taken away', () => {
  write('web/root.tsx', 'one')
  write('web/pages/home.tsx', 'home')
  write('lock.json', '{}')
  const seen = new Set([hash()])
  const expectAnother = () => {
    expect(seen).not.toContain(hash())
    seen.add(hash())
  }
  write('web/root.tsx', 'two')
  expectAnother()
  write('web/pages/cars.tsx', 'cars')
  expectAnother()
  renameSync(join(folder, 'web/pages/cars.tsx'), join(folder, 'web/pages/fleet.tsx'))
  expectAnother()
  write('lock.json', '{ "lockfileVersion": 3 }')
  expectAnother()
  rmSync(join(folder, 'web/pages/fleet.tsx'))
  expectAnother()
})

it('a test beside the code or a file of the server changes nothing', () => {
  const before = hash()
  write('web/root.test.ts', 'a test')
  write('server.ts', 'of the server')
  expect(hash()).toBe(before)
})
