import * as fc from 'fast-check'

/** The library's own unit `binary` first makes a list of a million characters, which takes seconds in every process. */
export const anyCharacter = fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code))
