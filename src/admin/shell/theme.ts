import { defaultTheme, type RaThemeOptions } from 'react-admin'
import type { Colours } from '../words/colours.ts'

/** The colours of docs/design.md, by day and by night. */
const tokens = {
  light: {
    ground: '#f2f6f7',
    surface: '#ffffff',
    head: '#f7fafb',
    ink: '#0f2229',
    inkSoft: '#4a5e67',
    line: '#d0dce0',
    fieldLine: '#7b8d95',
    brand: '#0b5348',
    onBrand: '#ffffff',
    accent: '#ffc02e',
    positive: '#17703f',
    warning: '#8a5200',
    danger: '#b3261e',
    focus: '#2b59d1',
  },
  dark: {
    ground: '#0c191e',
    surface: '#12252c',
    head: '#1a323b',
    ink: '#e9f1f3',
    inkSoft: '#a5b8bf',
    line: '#2b454f',
    fieldLine: '#a5b8bf',
    brand: '#7fd1b5',
    onBrand: '#06231d',
    accent: '#ffc94d',
    positive: '#74d69d',
    warning: '#ffc670',
    danger: '#ff9a8b',
    focus: '#9dbaff',
  },
} as const satisfies Record<Colours, Record<string, string>>

const ON_ACCENT = '#0f2229'
const font = "'Onest', 'Onest Arial', 'Onest Roboto', system-ui, sans-serif"

/** The colours, letters and shapes of docs/design.md, as the parts of the staff area want to hear them. */
function themeOf(mode: Colours): RaThemeOptions {
  const colour = tokens[mode]
  const focusRing = { outline: `3px solid ${colour.focus}`, outlineOffset: 2 }
  return {
    ...defaultTheme,
    palette: {
      mode,
      primary: { main: colour.brand, contrastText: colour.onBrand },
      secondary: { main: colour.accent, contrastText: ON_ACCENT },
      success: { main: colour.positive },
      warning: { main: colour.warning },
      error: { main: colour.danger },
      info: { main: colour.focus },
      text: { primary: colour.ink, secondary: colour.inkSoft },
      background: { default: colour.ground, paper: colour.surface },
      divider: colour.line,
    },
    shape: { borderRadius: 10 },
    typography: {
      fontFamily: font,
      h4: {
        fontSize: 'clamp(1.5rem, 1.3rem + 1vw, 2rem)',
        fontWeight: 700,
        letterSpacing: '-0.02em',
        lineHeight: 1.15,
      },
      h5: { fontSize: '1.25rem', fontWeight: 650, letterSpacing: '-0.01em' },
      h6: { fontSize: '1.0625rem', fontWeight: 650 },
      button: { textTransform: 'none', fontWeight: 600 },
    },
    components: {
      ...defaultTheme.components,
      MuiCssBaseline: {
        styleOverrides: {
          ':focus-visible': focusRing,
          body: { backgroundColor: colour.ground, colorScheme: mode },
          // On paper there is the list itself: nothing that is pressed, and nothing folded away.
          '@media print': {
            'header, nav, search, button, summary, .MuiDrawer-root, .MuiButton-root, .not-printed': {
              display: 'none !important',
            },
            body: { backgroundColor: '#fff' },
            li: { breakInside: 'avoid' },
          },
        },
      },
      MuiButton: { defaultProps: { disableElevation: true }, styleOverrides: { root: { minHeight: 40 } } },
      MuiButtonBase: {
        defaultProps: { disableRipple: true },
        styleOverrides: { root: { '&.Mui-focusVisible': focusRing } },
      },
      MuiPaper: {
        defaultProps: { elevation: 0 },
        styleOverrides: { root: { backgroundImage: 'none', boxShadow: `0 0 0 1px ${colour.line}` } },
      },
      MuiAppBar: { styleOverrides: { root: { boxShadow: `0 1px 0 ${colour.line}` } } },
      MuiTextField: { defaultProps: { variant: 'outlined', size: 'small' } },
      MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small' } },
      MuiOutlinedInput: { styleOverrides: { notchedOutline: { borderColor: colour.fieldLine } } },
      MuiTableCell: {
        styleOverrides: {
          head: { fontWeight: 600, color: colour.inkSoft, backgroundColor: colour.head },
          root: { borderColor: colour.line },
        },
      },
      RaToolbar: {
        styleOverrides: { root: { backgroundColor: colour.head, borderTop: `1px solid ${colour.line}` } },
      },
      MuiDialog: { defaultProps: { scroll: 'body' } },
      MuiChip: {
        styleOverrides: {
          // A printer leaves out what is behind the letters, and light ones on nothing cannot be read.
          root: { fontWeight: 600, '@media print': { printColorAdjust: 'exact' } },
        },
      },
    },
  }
}

export const staffThemes: Record<Colours, RaThemeOptions> = { light: themeOf('light'), dark: themeOf('dark') }
