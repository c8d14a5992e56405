/** One text in the languages of the house. */
export type Translated = { et: string; en: string; ru: string }
