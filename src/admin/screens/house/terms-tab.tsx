import { Box, Button, Chip, Stack, Typography } from '@mui/material'
import { skipToken } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import type { InThree, TermsAnswer } from '../../../contract/staff/house.ts'
import { type Locale, localeNames, locales } from '../../../i18n/locales.ts'
import { useStaff } from '../../api/session.ts'
import { useApi, useSend, useTypedApi } from '../../api/use-api.ts'
import { DateInput } from '../../ui/date-field.tsx'
import { TextInput, ToggleInput } from '../../ui/form-fields.tsx'
import { LeaveGuard } from '../../ui/leave-guard.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { PlainList } from '../../ui/plain-list.tsx'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { Note, Quiet, Subheading } from '../../ui/text.tsx'
import { TitledPaper } from '../../ui/titled-paper.tsx'
import { onlyTheirs, useNewer, ValueVersions } from '../../ui/value-versions.tsx'
import { tallinnNow } from '../../words/formats.ts'
import { useWords } from '../../words/words.tsx'
import { ChangedLines } from './changed-lines.tsx'
import { useTextFaults } from './text-faults.ts'

/** The conditions: what is in force, what was, and the next version. */
export function TermsTab() {
  const { t } = useWords('house')
  const answer = useApi('GET /house/terms')
  const isOwner = useStaff()?.role === 'owner'
  return (
    <Loaded answer={answer} loading={t('loading')}>
      {(read) => (
        <>
          <Versions versions={read.versions} isOwner={isOwner} />
          {isOwner ? (
            <TermsEditor key={read.versions[0]?.id ?? 0} read={read} />
          ) : (
            <Quiet>{t('ownersOnly')}</Quiet>
          )}
        </>
      )}
    </Loaded>
  )
}

function Versions({ versions, isOwner }: Pick<TermsAnswer, 'versions'> & { isOwner: boolean }) {
  const { t, day } = useWords('house')
  const removing = useSend('DELETE /house/terms/:id')
  return (
    <TitledPaper title={t('terms.versions')} lead={t('terms.lead')}>
      <PlainList gap={1}>
        {versions.map(({ id, holdsFrom, by, isInForce, mayRemove }) => (
          <Stack
            key={id ?? 0}
            component="li"
            direction="row"
            sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}
          >
            <span>
              {holdsFrom === null ? t('terms.standard') : t('terms.from', { date: day(holdsFrom) })}
            </span>
            {by ? <Note component="span">{by}</Note> : null}
            {isInForce ? <Chip size="small" color="primary" label={t('terms.inForce')} /> : null}
            {isOwner && mayRemove && id !== null ? (
              <Button size="small" onClick={() => removing.send({ params: { id } })}>
                {t('terms.remove')}
              </Button>
            ) : null}
          </Stack>
        ))}
      </PlainList>
      <ProblemAlert problem={removing.problem} />
    </TitledPaper>
  )
}

function TermsEditor({ read }: { read: TermsAnswer }) {
  const { t } = useWords('house')
  const notify = useNotify()
  const [text, setText] = useState(read.text)
  const [language, setLanguage] = useState<Locale>('et')
  const [holdsFrom, setHoldsFrom] = useState(() => tallinnNow().slice(0, 10))
  const adding = useSend('POST /house/terms', () => notify(t('saved'), { type: 'success' }))
  const { newer } = useNewer<InThree>(adding.problem, ({ current }) =>
    setText({ ...text, ...onlyTheirs(read.text, text, current) }),
  )
  const seenId = newer ? (newer.seenId as number | null) : (read.versions[0]?.id ?? null)
  const faultOf = useTextFaults(adding.problem?.errors)
  const isChanged = locales.some((locale) => text[locale] !== read.text[locale])
  return (
    <>
      <LeaveGuard isDirty={isChanged} />
      <TitledPaper
        title={t('terms.add')}
        lead={t('terms.how', { names: read.variables.map((name) => `{${name}}`).join(', ') })}
      >
        <Box>
          <ToggleInput
            label={t('terms.language')}
            value={language}
            options={locales.map((id) => ({ id, name: localeNames[id] }))}
            onChange={setLanguage}
          />
        </Box>
        <TextInput
          multiline
          minRows={12}
          maxRows={30}
          label={t('terms.text')}
          value={text[language]}
          fault={faultOf(language)}
          onChange={(typed) => {
            adding.forget()
            setText((last) => ({ ...last, [language]: typed }))
          }}
        />
        <DateInput
          label={t('terms.holdsFrom')}
          value={holdsFrom}
          fault={faultOf('holdsFrom')}
          onChange={(day) => {
            adding.forget()
            setHoldsFrom(day)
          }}
        />
        {newer ? (
          <ValueVersions<InThree>
            key={seenId ?? 0}
            fields={locales.map((locale) => ({
              name: locale,
              label: localeNames[locale],
              say: sayIn(locale, read.text),
            }))}
            seen={read.text}
            newer={newer}
            mine={text}
            onWrite={(changes) => setText({ ...text, ...changes })}
          />
        ) : null}
        <ProblemAlert problem={adding.problem?.code === 'changed_meanwhile' ? undefined : adding.problem} />
        <Box>
          <Button
            variant="contained"
            color="secondary"
            disabled={!isChanged || holdsFrom === '' || adding.isSending}
            onClick={() => adding.send({ body: { holdsFrom, seenId, ...text } })}
          >
            {t('terms.add')}
          </Button>
        </Box>
      </TitledPaper>
      <Preview text={text[language]} language={language} />
    </>
  )
}

const sayIn = (locale: Locale, seen: InThree) => (texts: InThree) => (
  <ChangedLines before={seen[locale]} after={texts[locale]} />
)

function Preview({ text, language }: { text: string; language: Locale }) {
  const { t } = useWords('house')
  const isTyped = text.trim() !== ''
  const { value, problem } = useTypedApi(
    'POST /house/terms/preview',
    isTyped ? { body: { language, text } } : skipToken,
  )
  const faultOf = useTextFaults(problem?.errors)
  return (
    <TitledPaper title={t('terms.preview')}>
      <ProblemAlert problem={faultOf('text') ?? problem} />
      <Box
        lang={language}
        tabIndex={0}
        role="group"
        aria-label={t('terms.preview')}
        sx={{ maxHeight: '60dvh', overflow: 'auto' }}
      >
        {value?.sections.map(({ title, paragraphs }) => (
          <Box key={title} sx={{ mb: 2, maxWidth: '72ch' }}>
            <Subheading>{title}</Subheading>
            {paragraphs.map((paragraph) => (
              <Typography key={paragraph} sx={{ mt: 0.5 }}>
                {paragraph}
              </Typography>
            ))}
          </Box>
        ))}
      </Box>
    </TitledPaper>
  )
}
