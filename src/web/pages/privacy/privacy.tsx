import type { LoaderFunctionArgs } from 'react-router'
import { useTranslations } from 'use-intl'
import { legalValues } from '../../content/legal-values.ts'
import { LongRead } from '../../content/long-read.tsx'
import { withMessages } from '../../messages.tsx'
import { startPage } from '../../page-data.ts'
import { breadcrumbs } from '../../seo/json-ld.ts'

export function loader(args: LoaderFunctionArgs) {
  const { web, locale, texts, shown } = startPage(args, ['privacy'])
  return {
    ...shown,
    values: legalValues(web.catalogue(), locale),
    contents: texts.accurateConditions.contents,
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
  recipients: ['text'],
  rights: ['access', 'correct', 'erase', 'object', 'how', 'authority'],
  cookies: ['text'],
  security: ['text'],
} as const

type SectionName = keyof typeof points
type PointKey = { [Name in SectionName]: `${Name}.${(typeof points)[Name][number]}` }[SectionName]

function Privacy({ values, contents }: ReturnType<typeof loader>) {
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
        body: <Points texts={points[name].map((point) => t(`${name}.${point}` as PointKey, values))} />,
      }))}
    />
  )
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
