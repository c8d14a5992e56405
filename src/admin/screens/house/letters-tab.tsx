import { Box, Button, Stack } from '@mui/material'
import { skipToken } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import type { InThree, LetterTextsAnswer } from '../../../contract/staff/house.ts'
import { type Locale, localeNames, locales } from '../../../i18n/locales.ts'
import { useStaff } from '../../api/session.ts'
import { useApi, useSend, useTypedApi } from '../../api/use-api.ts'
import { ChoiceInput, ToggleInput } from '../../ui/form-fields.tsx'
import { LeaveGuard } from '../../ui/leave-guard.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { ProblemAlert } from '../../ui/problem-alert.tsx'
import { Note, Quiet } from '../../ui/text.tsx'
import { TitledPaper } from '../../ui/titled-paper.tsx'
import { onlyTheirs, useNewer, ValueVersions } from '../../ui/value-versions.tsx'
import { useWords } from '../../words/words.tsx'
import { InEach, type Sentence, SentenceField, wordsOf } from './sentence-field.tsx'
import { useTextFaults } from './text-faults.ts'

type Letter = LetterTextsAnswer['letters'][number]
/** What was typed by the key of its sentence; null: the standard words again. */
type Draft = Record<string, InThree | null>

const sayIn = (sentence: Sentence) => (words: Draft) => (
  <InEach words={wordsOf({ ...sentence, own: null }, words[sentence.key])} />
)

/** The words of every letter to customers. */
export function LettersTab() {
  const { t } = useWords('house')
  const answer = useApi('GET /house/letters')
  return (
    <Loaded answer={answer} loading={t('loading')}>
      {(read) => <LetterEditor read={read} />}
    </Loaded>
  )
}

function LetterEditor({ read }: { read: LetterTextsAnswer }) {
  const { t, messages } = useWords('house')
  const notify = useNotify()
  const isOwner = useStaff()?.role === 'owner'
  const [name, setName] = useState(read.letters[0]?.name ?? '')
  const [language, setLanguage] = useState<Locale>('et')
  const [draft, setDraft] = useState<Draft>({})
  const [round, setRound] = useState(0)
  const saving = useSend('POST /house/letters', () => {
    setDraft({})
    setRound(round + 1)
    notify(t('saved'), { type: 'success' })
  })
  const letter = read.letters.find((one) => one.name === name)
  const { newer } = useNewer<Draft>(
    saving.problem,
    ({ current }) => setDraft({ ...draft, ...inTheirLanguages(letter?.sentences ?? [], draft, current) }),
    round,
  )
  const own = Object.fromEntries(letter?.sentences.map((sentence) => [sentence.key, sentence.own]) ?? [])
  const known: Draft = { ...own, ...newer?.current }
  const texts = Object.entries(draft).map(([key, text]) => ({ key, text, previous: known[key] ?? null }))
  const faultOf = useTextFaults(saving.problem?.errors)
  const fieldName = (sentence: Sentence) =>
    t('letters.field', {
      number: (letter?.sentences.indexOf(sentence) ?? 0) + 1,
      what: t(`letters.parts.${partOf(sentence.key)}`),
    })
  const change = (key: string, text: InThree | null) => {
    saving.forget()
    setDraft((last) => ({ ...last, [key]: text }))
  }
  return (
    <>
      <LeaveGuard isDirty={texts.length > 0} />
      <TitledPaper title={t('tabs.letters')} lead={t('letters.lead')}>
        <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2, alignItems: { sm: 'center' } }}>
          <ChoiceInput
            label={t('letters.which')}
            value={name}
            disabled={texts.length > 0}
            options={read.letters.map((one) => ({ id: one.name, name: messages.letters.kinds[one.kind] }))}
            onChange={setName}
            sx={{ maxWidth: 360 }}
          />
          <ToggleInput
            label={t('letters.language')}
            value={language}
            options={locales.map((id) => ({ id, name: localeNames[id] }))}
            onChange={setLanguage}
          />
        </Stack>
        {letter?.sentences.map((sentence) => (
          <SentenceField
            key={sentence.key}
            sentence={sentence}
            label={fieldName(sentence)}
            language={language}
            typed={draft[sentence.key]}
            isReadOnly={!isOwner}
            fault={faultOf(`texts.${texts.findIndex(({ key }) => key === sentence.key)}.text`, language)}
            onChange={(text) => change(sentence.key, text)}
          />
        ))}
        <Note sx={{ overflowWrap: 'anywhere' }}>
          {t('letters.figures', { names: read.figures.map((figure) => `{${figure}}`).join(', ') })}
        </Note>
        {newer ? (
          <ValueVersions<Draft>
            key={JSON.stringify(newer.current)}
            fields={(letter?.sentences ?? [])
              .filter(({ key }) => key in newer.current)
              .map((sentence) => ({
                name: sentence.key,
                label: fieldName(sentence),
                say: sayIn(sentence),
              }))}
            seen={own}
            newer={newer}
            mine={{ ...newer.current, ...draft }}
            onWrite={(changes) => setDraft({ ...draft, ...(changes as Draft) })}
          />
        ) : null}
        <ProblemAlert problem={saving.problem?.code === 'changed_meanwhile' ? undefined : saving.problem} />
        {isOwner ? (
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            <Button
              variant="contained"
              color="secondary"
              disabled={texts.length === 0 || saving.isSending}
              onClick={() => saving.send({ body: { texts } })}
            >
              {t('save')}
            </Button>
            <Button
              disabled={texts.length === 0}
              onClick={() => {
                setDraft({})
                setRound(round + 1)
              }}
            >
              {t('undo')}
            </Button>
          </Stack>
        ) : (
          <Quiet>{t('ownersOnly')}</Quiet>
        )}
      </TitledPaper>
      {isOwner && letter ? <Preview letter={letter} language={language} draft={draft} /> : null}
    </>
  )
}

/** Where two wrote one sentence in different languages, both have theirs. */
function inTheirLanguages(sentences: readonly Sentence[], draft: Draft, current: Draft): Draft {
  const both = sentences.flatMap((sentence) => {
    const mine = draft[sentence.key]
    if (!mine || !(sentence.key in current)) return []
    const theirs = wordsOf({ ...sentence, own: null }, current[sentence.key])
    return [[sentence.key, { ...mine, ...onlyTheirs(wordsOf(sentence, undefined), mine, theirs) }] as const]
  })
  return Object.fromEntries(both)
}

const parts = ['subject', 'preheader', 'title', 'button'] as const

/** What a sentence is in its letter, as its key says: `subject`, `preheaderPaid`, `bringTitle`. */
function partOf(key: string): (typeof parts)[number] | 'sentence' {
  const name = key.split('.').at(-1)?.toLowerCase() ?? ''
  return parts.find((part) => name.startsWith(part) || name.endsWith(part)) ?? 'sentence'
}

/** The letter as mailboxes show it, in a frame that may do nothing. */
function Preview({ letter, language, draft }: { letter: Letter; language: Locale; draft: Draft }) {
  const { t } = useWords('house')
  const texts = letter.sentences.map((sentence) => ({
    key: sentence.key,
    text: wordsOf(sentence, draft[sentence.key])[language],
  }))
  const isWhole = texts.every(({ text }) => text.trim() !== '')
  const { value, problem } = useTypedApi(
    'POST /house/letters/preview',
    isWhole ? { body: { letter: letter.name, language, texts } } : skipToken,
  )
  const faultOf = useTextFaults(problem?.errors)
  const [fault] = (problem?.errors ?? []).map(({ path }) => faultOf(path))
  return (
    <TitledPaper title={t('letters.preview')} lead={value?.subject}>
      <ProblemAlert problem={fault ?? problem} />
      {value ? (
        <Box
          component="iframe"
          title={t('letters.frame')}
          sandbox=""
          srcDoc={value.html}
          sx={{
            width: '100%',
            height: '70dvh',
            border: 1,
            borderColor: 'divider',
            borderRadius: '10px',
            bgcolor: '#fff',
          }}
        />
      ) : null}
    </TitledPaper>
  )
}
