import type { LoaderFunctionArgs } from 'react-router'
import { useTranslations } from 'use-intl'
import { cookieName } from '../../../contract/visitor/cookie-name.ts'
import type { OutsidePart, OutsideParts } from '../../../domain/outside-parts.ts'
import { legalValues } from '../../../i18n/legal-values.ts'
import { localeCookie } from '../../../i18n/locales.ts'
import { LongRead } from '../../content/long-read.tsx'
import { facts } from '../../context.ts'
import { withMessages } from '../../messages.tsx'
import { startPage } from '../../page-data.ts'
import { breadcrumbs } from '../../seo/json-ld.ts'

export function loader(args: LoaderFunctionArgs) {
  const { web, locale, texts, shown } = startPage(args, ['privacy'])
  return {
    ...shown,
    values: {
      ...legalValues(web.catalogue(), web.unpaid, locale),
      cookie: cookieName(localeCookie.name, args.context.get(facts).isSecure),
    },
    contents: texts.termsPage.contents,
    parts: web.parts,
    jsonLd: [breadcrumbs(shown.head, texts.nav.home, texts.privacy.title)],
  }
}

export { pageMeta as meta } from '../../seo/page-meta.ts'

export default withMessages(Privacy)

/** What each section says: its points, or just its text. */
const points = {
  controller: ['text'],
  data: ['contract', 'documents', 'payments', 'signature', 'locker', 'offers'],
  retention: ['documents', 'unpaid', 'accounting', 'locker', 'inquiries', 'offers', 'disputes'],
  recipients: ['payments', 'letters', 'signing', 'hosting', 'accident', 'authorities'],
  rights: ['access', 'correct', 'erase', 'object', 'how', 'authority'],
  cookies: ['text'],
  security: ['text'],
} as const

/** What is said only where the part is there. */
const needs: Partial<Record<PointKey, OutsidePart>> = {
  'data.locker': 'lockers',
  'retention.locker': 'lockers',
  'recipients.payments': 'bank',
  'recipients.letters': 'mail',
  'recipients.signing': 'phones',
}

type SectionName = keyof typeof points
type PointKey = { [Name in SectionName]: `${Name}.${(typeof points)[Name][number]}` }[SectionName]

function Privacy({ values, contents, parts }: ReturnType<typeof loader>) {
  const t = useTranslations('privacy')
  return (
    <LongRead
      title={t('title')}
      lead={t('lead')}
      edition={t('edition', values)}
      contents={contents}
      sections={(Object.keys(points) as SectionName[]).map((name) => ({
        id: name,
        title: t(`${name}.title`),
        body: <Points texts={keysOf(name, parts).map((key) => t(key, values))} />,
      }))}
    />
  )
}

function keysOf(name: SectionName, parts: OutsideParts): PointKey[] {
  return points[name]
    .map((point) => `${name}.${point}` as PointKey)
    .filter((key) => {
      const part = needs[key]
      return part === undefined || parts[part] !== 'off'
    })
}

function Points({ texts }: { texts: readonly string[] }) {
  if (texts.length === 1) return <p>{texts[0]}</p>
  return (
    <ul>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}
