/** What a sentence says before it names its hours, which is enough to tell it from others. */
export const wordsBefore = (text: string): string => text.split(/[{\d]/)[0] ?? ''
