import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { useMessages, useTranslations } from 'use-intl'
import type { Messages } from '../../../i18n/messages.ts'
import { type LegalValues, legalValues } from '../../content/legal-values.ts'
import { LongRead } from '../../content/long-read.tsx'
import { PageMessages } from '../../messages.tsx'
import { startPage } from '../../page-data.ts'
import { breadcrumbs } from '../../seo/json-ld.ts'
import { metaOf } from '../../seo/page-meta.ts'

export function loader(args: LoaderFunctionArgs) {
  const { web, page, locale, texts, shown } = startPage(args, ['accurateConditions'])
  const trail = [
    { page: 'index', name: texts.nav.home },
    { page, name: texts.accurateConditions.title },
  ] as const
  return { ...shown, values: legalValues(web.catalogue(), locale), jsonLd: [breadcrumbs(trail, shown.head)] }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? metaOf(loaderData.head, loaderData.jsonLd) : []

type Data = ReturnType<typeof loader>

export default function AccurateConditionsPage({ loaderData }: { loaderData: Data }) {
  return (
    <PageMessages locale={loaderData.locale} messages={loaderData.messages}>
      <AccurateConditions values={loaderData.values} />
    </PageMessages>
  )
}

type Sections = Messages['accurateConditions']['sections']
type SectionName = keyof Sections
type ParagraphKey = {
  [Name in SectionName]: `sections.${Name}.${Exclude<keyof Sections[Name], 'title'> & string}`
}[SectionName]

function AccurateConditions({ values }: { values: LegalValues }) {
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
