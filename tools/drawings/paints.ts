/** The paints. A new colour is one more entry here. */
export type Paint = {
  /** Lit plane, side, shaded plane, shut lines, contour. */
  light: string
  base: string
  shade: string
  deep: string
  line: string
}

export const paints = {
  white: { light: '#ffffff', base: '#f0f4f6', shade: '#c9d5db', deep: '#96a7b0', line: '#84959e' },
  silver: { light: '#eff3f5', base: '#c4ced3', shade: '#97a5ad', deep: '#6b7a83', line: '#637179' },
  graphite: { light: '#8796a0', base: '#525f68', shade: '#3a454c', deep: '#222a2f', line: '#2c363c' },
  blue: { light: '#86aaf4', base: '#3a6ad4', shade: '#2750ad', deep: '#17337a', line: '#1d3f8e' },
  red: { light: '#f4917d', base: '#cf4031', shade: '#a32b21', deep: '#6c1a14', line: '#82221a' },
  green: { light: '#7fb69c', base: '#32755d', shade: '#235544', deep: '#123429', line: '#194436' },
  sand: { light: '#f6ecd8', base: '#d9c7a3', shade: '#b6a27a', deep: '#82704c', line: '#8f7c57' },
} satisfies Record<string, Paint>

export type PaintName = keyof typeof paints
