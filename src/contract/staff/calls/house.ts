import type { DocumentsAnswer, reviewBody } from '../documents.ts'
import type {
  LetterTextsAnswer,
  LookAnswer,
  letterPreviewBody,
  letterTextsBody,
  lookBody,
  PreviewAnswer,
  RulesAnswer,
  RulesTrialAnswer,
  rulesBody,
  rulesTrialBody,
  TermsAnswer,
  TermsPreviewAnswer,
  termsBody,
  termsPreviewBody,
  WeekAnswer,
  WeekPlacesAnswer,
  WeekTrialAnswer,
  weekBody,
} from '../house.ts'
import type { LettersAnswer, LetterTextAnswer } from '../letters.ts'
import type { In } from './sent.ts'

/** What the house says by itself: rules, texts, documents and letters. */

export type House = {
  'GET /house/rules': { answer: RulesAnswer }
  'POST /house/rules/trial': { body: In<typeof rulesTrialBody>; answer: RulesTrialAnswer }
  'POST /house/rules': { body: In<typeof rulesBody>; answer: RulesAnswer }
  'GET /house/hours': { answer: WeekPlacesAnswer }
  'GET /house/hours/:id': { answer: WeekAnswer }
  'PUT /house/hours/:id': { body: In<typeof weekBody>; answer: WeekAnswer }
  'POST /house/hours/:id/trial': { body: In<typeof weekBody>; answer: WeekTrialAnswer }
  'GET /house/letters': { answer: LetterTextsAnswer }
  'POST /house/letters': { body: In<typeof letterTextsBody>; answer: LetterTextsAnswer }
  'POST /house/letters/preview': { body: In<typeof letterPreviewBody>; answer: PreviewAnswer }
  'GET /house/terms': { answer: TermsAnswer }
  'POST /house/terms': { body: In<typeof termsBody>; answer: TermsAnswer }
  'POST /house/terms/preview': { body: In<typeof termsPreviewBody>; answer: TermsPreviewAnswer }
  'DELETE /house/terms/:id': { answer: TermsAnswer }
  'GET /house/look': { answer: LookAnswer }
  'POST /house/look': { body: In<typeof lookBody>; answer: LookAnswer }
  'POST /house/look/logo': { body: Blob; answer: LookAnswer }
  'DELETE /house/look/logo': { answer: LookAnswer }
}

export type Post = {
  'GET /documents': { query: { booking?: string }; answer: DocumentsAnswer }
  'POST /documents/:id/review': { body: In<typeof reviewBody>; answer: { done: true } }
  'POST /documents/:id/reopen': { answer: { done: true } }

  'GET /letters': {
    query: { state?: string; kind?: string; booking?: string; recipient?: string; page: number }
    answer: LettersAnswer
  }
  'GET /letters/:id': { answer: LetterTextAnswer }
  'POST /letters/:id/again': { answer: { id: number; recipient: string } }
}
