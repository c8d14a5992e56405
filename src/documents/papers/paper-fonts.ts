import { fileURLToPath } from 'node:url'
import { Font } from '@react-pdf/renderer'

const file = (name: string) => fileURLToPath(new URL(`../fonts/${name}`, import.meta.url))

/**
 * Onest, cut to Latin and Cyrillic; the site's own files are variable, which a PDF cannot embed. Accented letters are
 * drawn whole: when they are put together from parts, a letter first met as a part cannot be copied out of the PDF.
 */
export function registerFonts(): void {
  Font.register({
    family: 'Onest',
    fonts: [
      { src: file('onest-regular.ttf'), fontWeight: 400 },
      { src: file('onest-bold.ttf'), fontWeight: 700 },
    ],
  })
  // The built-in hyphenation knows English only.
  Font.registerHyphenationCallback((word) => [word])
}
