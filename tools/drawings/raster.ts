/** Photographs the drawings that must be PNG, with a Chromium on the machine (another browser: CHROMIUM=/path). */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { wide } from './hero.ts'
import { fullBleedIcon, logos, roundedIcon } from './logo.ts'
import { day } from './scenery.ts'

const target = join(import.meta.dirname, '../../public')

function photograph(scratch: string, body: string, width: number, height: number, file: string): void {
  const page = join(scratch, 'page.html')
  writeFileSync(
    page,
    `<!doctype html><meta charset="utf-8"><style>html,body{margin:0;overflow:hidden}svg{display:block}</style>${body}`,
  )
  execFileSync(
    process.env['CHROMIUM'] ?? 'chromium',
    [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--hide-scrollbars',
      '--default-background-color=00000000',
      `--window-size=${width},${height}`,
      `--screenshot=${join(target, file)}`,
      `file://${page}`,
    ],
    { stdio: 'ignore' },
  )
}

const sized = (svg: string, size: number): string =>
  svg.replace('width="100" height="100"', `width="${size}" height="${size}"`)

export function photographs(): void {
  const scratch = mkdtempSync(join(tmpdir(), 'drawings-'))
  photograph(scratch, sized(roundedIcon(), 32), 32, 32, 'favicon-32.png')
  photograph(scratch, sized(fullBleedIcon(), 180), 180, 180, 'apple-touch-icon.png')
  photograph(scratch, sized(fullBleedIcon(), 512), 512, 512, 'icon-512.png')

  const drawing = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
  const logo = new Map(logos()).get('logo.svg') ?? ''
  mkdirSync(join(target, 'og'), { recursive: true })
  photograph(
    scratch,
    `<div style="position:relative;width:1200px;height:630px;overflow:hidden">
      <img src="${drawing(wide(day, false))}" style="position:absolute;right:0;bottom:0;height:630px">
      <img src="${drawing(logo)}" style="position:absolute;left:72px;top:76px;height:136px">
    </div>`,
    1200,
    630,
    'og/default.png',
  )
  rmSync(scratch, { recursive: true })
}
