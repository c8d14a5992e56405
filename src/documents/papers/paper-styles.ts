import type { Look, TextLook } from '../pdf/elements.ts'

/** The day colours of the site. */
export const inks = {
  ink: '#0f2229',
  soft: '#4a5e67',
  line: '#d0dce0',
  ground: '#f2f6f7',
  accent: '#ffc02e',
  surface: '#ffffff',
} as const

export const page = { top: 40, bottom: 62, side: 46 } as const

export const plainText: TextLook = {
  fontSize: 9,
  lineHeight: 1.4,
  isBold: false,
  color: inks.ink,
  align: 'left',
  letterSpacing: 0,
}

export const styles = {
  header: { isRow: true, isApart: true, marginBottom: 20 },
  simulated: {
    paddingTop: 4,
    paddingBottom: 4,
    paddingX: 8,
    radius: 3,
    background: inks.accent,
    isBold: true,
    lineHeight: 1.28,
    align: 'center',
  },
  headline: { maxWidth: 330, align: 'right' },
  title: { fontSize: 18, lineHeight: 1.2, isBold: true, letterSpacing: -0.3 },
  soft: { color: inks.soft },
  bold: { isBold: true },
  apart: { isRow: true, isApart: true },
  columns: { isRow: true, gap: 28 },
  /** Takes what its row has left. */
  shares: { shares: true },
  section: { marginTop: 14 },
  heading: { fontSize: 11, lineHeight: 1.3, isBold: true, marginBottom: 5 },
  row: { isRow: true, gap: 8, marginBottom: 2 },
  label: { width: 104, color: inks.soft },
  lineRow: { isRow: true, gap: 16, paddingTop: 2.5, paddingBottom: 2.5 },
  amount: { width: 90, align: 'right' },
  small: { fontSize: 7.5, lineHeight: 1.35, color: inks.soft },
  tableHead: {
    isRow: true,
    gap: 16,
    paddingBottom: 3,
    lineBelow: { width: 1, color: inks.ink },
    color: inks.soft,
  },
  totals: {
    marginTop: 6,
    paddingTop: 6,
    lineAbove: { width: 1, color: inks.line },
    isAtEnd: true,
    width: 260,
  },
  grandTotal: { fontSize: 13, lineHeight: 1.3, isBold: true },
  pictures: { isRow: true, gap: 8, marginBottom: 8 },
  picture: { width: 119 },
  pictureImage: { width: 119, height: 90, marginBottom: 2 },
  box: { paddingTop: 12, paddingBottom: 12, paddingX: 12, radius: 6, background: inks.ground },
  drawnFrame: {
    paddingTop: 8,
    paddingBottom: 8,
    paddingX: 8,
    radius: 6,
    border: { width: 1, color: inks.line },
  },
  drawn: { height: 94 },
  footer: {
    isRow: true,
    gap: 20,
    paddingTop: 8,
    fontSize: 7.5,
    lineHeight: 1.28,
    color: inks.soft,
  },
  pageNumber: { width: 70, align: 'right' },
} as const satisfies Record<string, Look>
