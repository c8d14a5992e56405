import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { houseFigures, withHouseFigures } from './house-figures.ts'
import { type Locale, locales } from './locales.ts'
import { loadMessages } from './messages.ts'

/** What visitors read on pages, in letters and on papers, as it is written, also where a part is off. */
const written = locales.flatMap((locale) =>
  [`messages/${locale}.json`, `messages/without/${locale}.json`].flatMap((file) =>
    leavesOf(JSON.parse(readFileSync(file, 'utf8'))).map(([key, text]) => ({ locale, key, text })),
  ),
)

describe('figures', () => {
  /** Numbers written out, before something that is counted. */
  const numberWords: Record<Locale, RegExp> = {
    et: /\b(?:kaks|kahe|kolme?|neli|nelja|viis|viie|kuus|kuue|seitse|seitsme|kaheksa|üheksa|kümme|kümne)[- ](?:töö|öö)?(?:päev|tun|minut|aasta|kuu|kilomeet)/i,
    en: /\b(?:two|three|four|five|six|seven|eight|nine|ten)[- ](?:working )?(?:day|hour|minute|year|month|kilomet)/i,
    ru: /(?:дв[ау]х?|две|трёх|три|четыр\p{L}+|пят[ьи]|шест[ьи]|сем[ьи]|восем\p{L}+|девят[ьи]|десят[ьи]) (?:рабоч\p{L}+ )?(?:дн|час|минут|лет|год|месяц|километр|сут)/iu,
  }

  /** Looked at one by one: none of these is a figure that the house could set otherwise. */
  const permitted: Record<string, RegExp> = {
    'since when the company exists': /^(?:site\.since|home\.reasons\.experience\.title)$/,
    'units of measure': /^cars\.consumption|^pricelist\.hours$|\.included\.p3$|\.mileage\.p1$/,
    'examples of how to type': /\.hints\.|^inquiry\.(?:phoneHint|errors\.mileage)$|\.bad_phone$/,
    'forms of codes and names of techniques':
      /^client\.errors\.(?:idCodeFormat|drivingLicence)$|\.hash$|^customer\.sign\.running\./,
    'how the fields of every licence are numbered':
      /^customer\.upload\.licence\.(?:since|until|faults\.\w+_not_a_date)$/,
    'what the law says':
      /\.noWithdrawal$|\.cancellation\.p4$|\.winter\.p|\.personalData\.p2$|^privacy\.retention\.accounting$|^customer\.privacy\.text$|^contact\.shortenedDay$/,
    'the number of the rescue service, names of holidays and addresses':
      /\.accident\.p1$|^insurance\.case$|^contact\.holidays\.|\.disputes\.p2$|\.rights\.authority$/,
    'about how long things take, and how far the town is': /^airport\.(?:how\.|road$)/,
  }

  it('come from where they are set: no sentence names one by itself', () => {
    const bare = written.filter(({ locale, text }) => {
      const said = text.replaceAll(/(?:=|select, )\d+ ?(?=\{)|\{\w+\}\/8/g, '')
      return /\d/.test(said) || numberWords[locale].test(said)
    })
    const isPermitted = ({ key }: { key: string }) =>
      Object.values(permitted).some((keys) => keys.test(key.replace(/^(?:bank|phones|lockers|mail)\./, '')))
    expect(bare.filter((one) => !isPermitted(one))).toEqual([])
    for (const [reason, keys] of Object.entries(permitted)) {
      expect({ reason, isUsed: bare.some(({ key }) => keys.test(key)) }).toEqual({ reason, isUsed: true })
    }
  })

  it.each(locales)('of the house are all said in %s', async (locale) => {
    const own = written.filter((one) => one.locale === locale)
    for (const name of Object.keys(houseFigures(locale))) {
      expect({ name, isSaid: own.some(({ text }) => text.includes(`{${name}`)) }).toEqual({
        name,
        isSaid: true,
      })
    }
    const left = leavesOf(await loadMessages(locale)).filter(([, text]) =>
      Object.keys(houseFigures(locale)).some((name) => text.includes(`{${name}`)),
    )
    expect(left).toEqual([])
  })

  it('take the form that the number asks for, and leave the rest of the sentence open', () => {
    const said = (text: string, locale: Locale) =>
      withHouseFigures({ text }, locale).text.replaceAll('\u00a0', ' ')
    expect(said('не меньше {leastAge, plural, one {# года} other {# лет}}: <a>{name}</a>', 'ru')).toBe(
      'не меньше 21 года: <a>{name}</a>',
    )
    expect(said('{n, plural, one {{extraKmPrice}} other {#}}', 'et')).toBe(
      '{n, plural, one {0,10 €} other {#}}',
    )
    expect(said('{kmPerMonth} km, {chargedPercent}', 'en')).toBe('3,000 km, 80%')
  })
})

describe('one word for one thing', () => {
  /** The table of terms in docs/domain.md, as far as a machine can hold it: what is never said. */
  const neverSaid: Record<Locale, Record<string, RegExp>> = {
    et: {
      'kättesaamine, for pick-up': /\b(?:auto |võtme )?(?:võtmi[ns]|saami[ns])/i,
      'kättesaamine, beside tagastamine': /üleandmine ja tagastamine/i,
      'rendi algus is a moment in the conditions, not a field': /rendi (?:alguse|lõpu) (?:kell|kuupäev)/i,
      teeabi: /autoabi/i,
      omavastutuseta: /null ?omavastutus/i,
    },
    en: {
      'available, for a car that can be rented':
        /\bfree (?:cars?|dates?|times?|again|to others|for your|at that|from then)\b|\bcars? (?:is |are |that is |that are |still )?(?:not )?free\b|\b(?:still|not|none|which is) free\b/i,
      'roadside assistance': /roadside help/i,
      'collision damage cover': /casco|own-damage/i,
      'e-mail': /\b(?:this|the|our|a) letters?\b/i,
      'your booking is confirmed': /for sure/i,
      'price per day': /^prices? (?:of )?a day/i,
    },
    ru: {
      бронирование: /(?<!\p{L})брон(?:ь|и|ей|ью|ям|ях|ями)(?!\p{L})/iu,
      'обязательное страхование (ОСАГО)': /(?:обязательн|дорожн)\p{L}+ страховк/iu,
      'прайс-лист': /прайс(?!-лист)/iu,
      офис: /контор/iu,
      НДС: /налог с оборота/iu,
      'кредит-счёт': /кредит(?:ный|овый) счёт/iu,
      'километр сверх лимита, дополнительный час': /лишн/iu,
      'оплатить, not an obligation': /обязанностью оплаты/iu,
      'a dash of its own length': /\p{L} – \p{L}/u,
    },
  }

  it.each(locales)('in %s', (locale) => {
    const own = written.filter((one) => one.locale === locale)
    for (const [instead, words] of Object.entries(neverSaid[locale])) {
      const found = own.filter(({ key, text }) => words.test(text) && !isHeading(key))
      expect({ instead, found }).toEqual({ instead, found: [] })
    }
  })

  /** The specification names the sections of the conditions. */
  const isHeading = (key: string) => key === 'accurateConditions.sections.handover.title'
})

function leavesOf(node: object, path = ''): [string, string][] {
  return Object.entries(node).flatMap(([key, value]) => {
    const at = path === '' ? key : `${path}.${key}`
    return typeof value === 'string' ? [[at, value] as [string, string]] : leavesOf(value as object, at)
  })
}
