const NO_BREAK_SPACE = '\u00a0'
const units = '€|%|°|km|kg|kW|kWh|cm|m|m³|l|V|a|км|кг|кВт|см|м|м³|л|В'

/** Text that people wrote, with numbers that no line end tears from their units: `500 €`, `150 cm`. */
export function withUnbrokenUnits(text: string): string {
  return text.replaceAll(new RegExp(`(?<=\\d) (?=(?:${units})(?![\\p{L}\\d]))`, 'gu'), NO_BREAK_SPACE)
}
