import type { Page } from '@playwright/test'

export type PaleText = { text: string; ratio: number; color: string; behind: string }

/** Texts on a page that are too pale for what is behind them. */
export const paleTexts = (page: Page): Promise<PaleText[]> => page.evaluate(findPaleTexts)

/**
 * Runs in the page. Every text that is seen has WCAG's contrast (AA) to the colours behind it; what stands on a picture
 * or a gradient is for people to judge. Axe asks the same, but finds out what lies behind by every place on the screen,
 * and that took four fifths of its time; it is asked in `npm run proof -- browser`.
 */
function findPaleTexts(): PaleText[] {
  type Rgba = readonly [red: number, green: number, blue: number, alpha: number]
  const WHITE: Rgba = [255, 255, 255, 1]
  const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  const known = new Map<string, Rgba>()

  /** Colours are written in many ways; a canvas knows all of them. */
  function read(color: string): Rgba {
    const before = known.get(color)
    if (before) return before
    if (!pen) throw new Error('no canvas')
    pen.clearRect(0, 0, 1, 1)
    pen.fillStyle = color
    pen.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data
    const rgba = [red, green, blue, alpha / 255] as const
    known.set(color, rgba)
    return rgba
  }
  const over = ([red, green, blue, alpha]: Rgba, lower: Rgba): Rgba => {
    const mixed = (one: number, other: number) => one * alpha + other * (1 - alpha)
    return [mixed(red, lower[0]), mixed(green, lower[1]), mixed(blue, lower[2]), 1]
  }
  const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
  const luminance = ([red, green, blue]: Rgba) =>
    0.2126 * linear(red / 255) + 0.7152 * linear(green / 255) + 0.0722 * linear(blue / 255)
  function ratioOf(one: Rgba, other: Rgba): number {
    const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
    return (lighter + 0.05) / (darker + 0.05)
  }

  const isPicture = (element: Element) => element.matches('img, picture, svg, video, canvas')
  const isBesidePicture = (element: Element) =>
    [...(element.parentElement?.children ?? [])].some((other) => other !== element && isPicture(other))

  /** The colours behind its text from the nearest outwards, and how much of it shows; nothing where a picture may be. */
  function behind(element: Element): { layers: Rgba[]; opacity: number } | undefined {
    const layers: Rgba[] = []
    let opacity = 1
    let isCovered = false
    for (let at: Element | null = element; at; at = at.parentElement) {
      const style = getComputedStyle(at)
      opacity *= Number(style.opacity)
      if (isCovered) continue
      if (style.backgroundImage !== 'none') return undefined
      const color = read(style.backgroundColor)
      if (color[3] > 0) layers.push(color)
      isCovered = color[3] === 1
      if (!isCovered && style.position !== 'static' && isBesidePicture(at)) return undefined
    }
    return { layers, opacity }
  }

  /** A box to tick and a slider have a value that nobody reads. */
  const UNREAD = ':is([type=checkbox], [type=radio], [type=range], [type=color], [type=file])'
  function ownText(element: Element): string {
    if (element.matches(UNREAD)) return ''
    if (element instanceof HTMLInputElement || element instanceof HTMLSelectElement) return element.value
    return [...element.childNodes].map((node) => (node instanceof Text ? node.data : '')).join('')
  }
  function isSeen(element: Element): boolean {
    const { width, height } = element.getBoundingClientRect()
    return (
      width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    )
  }
  /** What is off, and the label of what is off. */
  const isOff = (element: Element) =>
    element.closest(':disabled, [aria-disabled="true"], [inert]') !== null ||
    element.closest('label')?.control?.matches(':disabled') === true

  return [...document.body.querySelectorAll('*')].flatMap((element) => {
    const text = ownText(element).trim()
    if (!text || element.closest('svg') || !isSeen(element) || isOff(element)) return []
    const found = behind(element)
    if (!found) return []
    const ground = found.layers.reduceRight((lower, upper) => over(upper, lower), WHITE)
    const { color, fontSize, fontWeight } = getComputedStyle(element)
    const [red, green, blue, alpha] = read(color)
    const ink = over([red, green, blue, alpha * found.opacity], ground)
    const ratio = ratioOf(ink, ground)
    const size = Number.parseFloat(fontSize)
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700)
    if (ratio >= (isLarge ? 3 : 4.5) - 0.005) return []
    return [
      {
        text: text.slice(0, 80),
        ratio: Math.round(ratio * 100) / 100,
        color,
        behind: `rgb(${ground.slice(0, 3).map(Math.round).join(' ')})`,
      },
    ]
  })
}
