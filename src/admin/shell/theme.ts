import { defaultTheme, type RaThemeOptions } from 'react-admin'

const ink = '#0f2229'
const inkSoft = '#4a5e67'
const line = '#d0dce0'
const pine = '#0b5348'

const font = "'Onest', 'Onest Arial', 'Onest Roboto', system-ui, sans-serif"
const focusRing = { outline: '3px solid #2b59d1', outlineOffset: 2 }

/** The colours, letters and shapes of docs/design.md, as the parts of the staff area want to hear them. */
export const staffTheme: RaThemeOptions = {
  ...defaultTheme,
  palette: {
    mode: 'light',
    primary: { main: pine, contrastText: '#ffffff' },
    secondary: { main: '#ffc02e', contrastText: ink },
    success: { main: '#17703f' },
    warning: { main: '#8a5200' },
    error: { main: '#b3261e' },
    info: { main: '#2b59d1' },
    text: { primary: ink, secondary: inkSoft },
    background: { default: '#f2f6f7', paper: '#ffffff' },
    divider: line,
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
        body: { backgroundColor: '#f2f6f7', colorScheme: 'light' },
      },
    },
    MuiButton: { defaultProps: { disableElevation: true }, styleOverrides: { root: { minHeight: 40 } } },
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: { root: { '&.Mui-focusVisible': focusRing } },
    },
    MuiPaper: {
      defaultProps: { elevation: 0 },
      styleOverrides: { root: { boxShadow: `0 0 0 1px ${line}` } },
    },
    MuiAppBar: { styleOverrides: { root: { boxShadow: `0 1px 0 ${line}` } } },
    MuiTextField: { defaultProps: { variant: 'outlined', size: 'small' } },
    MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small' } },
    MuiOutlinedInput: { styleOverrides: { notchedOutline: { borderColor: '#7b8d95' } } },
    MuiTableCell: {
      styleOverrides: {
        head: { fontWeight: 600, color: inkSoft, backgroundColor: '#f7fafb' },
        root: { borderColor: line },
      },
    },
    RaToolbar: { styleOverrides: { root: { backgroundColor: '#f7fafb', borderTop: `1px solid ${line}` } } },
    MuiDialog: { defaultProps: { scroll: 'body' } },
    MuiChip: { styleOverrides: { root: { fontWeight: 600 } } },
  },
}
