import type { LoaderFunctionArgs } from 'react-router'
import { useMessages, useTranslations } from 'use-intl'
import type { Messages } from '../../../i18n/messages.ts'
import { legalValues } from '../../content/legal-values.ts'
import { LongRead } from '../../content/long-read.tsx'
import { withMessages } from '../../messages.tsx'
import { startPage } from '../../page-data.ts'
import { breadcrumbs } from '../../seo/json-ld.ts'

export function loader(args: LoaderFunctionArgs) {
  const { web, locale, texts, shown } = startPage(args, ['accurateConditions'])
  return {
    ...shown,
    values: legalValues(web.catalogue(), web.holdMinutes, locale),
    jsonLd: [breadcrumbs(shown.head, texts.nav.home, texts.accurateConditions.title)],
  }
}

export { pageMeta as meta } from '../../seo/page-meta.ts'

export default withMessages(AccurateConditions)

type Sections = Messages['accurateConditions']['sections']
type SectionName = keyof Sections
type ParagraphKey = {
  [Name in SectionName]: `sections.${Name}.${Exclude<keyof Sections[Name], 'title'> & string}`
}[SectionName]

function AccurateConditions({ values }: ReturnType<typeof loader>) {
  const t = useTranslations('accurateConditions')
  const { sections } = useMessages().accurateConditions
  return (
    <LongRead
      title={t('title')}
      lead={t('lead', values)}
      edition={t('edition', values)}
      contents={t('contents')}
      isNumbered
      sections={namesOf(sections).map((name) => ({
        id: name,
        title: t(`sections.${name}.title`),
        body: paragraphsOf(sections, name).map((key) => <p key={key}>{t(key, values)}</p>),
      }))}
    />
  )
}

/** The sections and their paragraphs are the texts' own: a lawyer adds one without asking a programmer. */
function namesOf(sections: Sections): SectionName[] {
  return Object.keys(sections) as SectionName[]
}

function paragraphsOf(sections: Sections, name: SectionName): ParagraphKey[] {
  return Object.keys(sections[name])
    .filter((key) => key !== 'title')
    .map((key) => `sections.${name}.${key}` as ParagraphKey)
}
