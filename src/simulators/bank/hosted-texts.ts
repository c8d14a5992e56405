import texts from './hosted-texts.json' with { type: 'json' }

export type HostedTexts = (typeof texts)['et']

/** The simulator stands for another company's page, so its words are its own and not among the product's messages. */
export function hostedTexts(locale: string): HostedTexts {
  return locale === 'et' || locale === 'ru' ? texts[locale] : texts.en
}
