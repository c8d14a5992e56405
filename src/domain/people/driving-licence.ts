type DrivingLicence = { number: string; isEstonian: boolean }

/** Upper-case; an Estonian number without separators, a foreign one with its own, single. */
export function parseDrivingLicence(text: string): DrivingLicence | undefined {
  const number = text.trim().replace(/\s+/g, ' ')
  const compact = number.replace(/[ -]/g, '')
  if (/^ET\d{6}$/i.test(compact)) return { number: compact.toUpperCase(), isEstonian: true }
  if (!/^[A-Z0-9][A-Z0-9 /-]{4,19}$/i.test(number)) return undefined
  return { number: number.toUpperCase(), isEstonian: false }
}
