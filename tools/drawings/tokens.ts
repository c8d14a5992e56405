/** The colours of docs/design.md, for the drawings that need the very tokens. */
export const light = {
  ground: '#f2f6f7',
  surface: '#ffffff',
  raised: '#ffffff',
  ink: '#0f2229',
  inkSoft: '#4a5e67',
  line: '#d0dce0',
  brand: '#0b5348',
  onBrand: '#ffffff',
  accent: '#ffc02e',
  onAccent: '#0f2229',
  positive: '#17703f',
  warning: '#8a5200',
  danger: '#b3261e',
  focus: '#2b59d1',
} as const

export const dark: Record<keyof typeof light, string> = {
  ground: '#0c191e',
  surface: '#12252c',
  raised: '#1a323b',
  ink: '#e9f1f3',
  inkSoft: '#a5b8bf',
  line: '#2b454f',
  brand: '#7fd1b5',
  onBrand: '#06231d',
  accent: '#ffc94d',
  onAccent: '#0f2229',
  positive: '#74d69d',
  warning: '#ffc670',
  danger: '#ff9a8b',
  focus: '#9dbaff',
}
