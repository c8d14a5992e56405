import { data } from 'react-router'
import type { CustomerPost } from '../../customer/open-page.server.ts'
import { cleanText, readForm } from '../../inquiry/read-form.server.ts'
import {
  type AnswerField,
  LONGEST_WORDS,
  type QuestionnairePageAnswer,
  type RatingName,
  ratingNames,
  ratings,
} from './rating.ts'

export async function answerQuestionnaire({ web, token, request }: CustomerPost) {
  const form = await readForm(request)
  const read = (name: RatingName) => {
    const text = form?.get(name) ?? ''
    const { from, to } = ratings[name]
    return /^\d{1,2}$/.test(text) && Number(text) >= from && Number(text) <= to ? Number(text) : undefined
  }
  const [quality, condition, recommend] = [read('quality'), read('condition'), read('recommend')]
  const additional = cleanText(form?.get('additional') ?? '')
  const isTooLong = additional.length > LONGEST_WORDS
  if (quality === undefined || condition === undefined || recommend === undefined || isTooLong) {
    const faults: AnswerField[] = ratingNames.filter((name) => read(name) === undefined)
    const values = Object.fromEntries(
      [...ratingNames, 'additional' as const, 'mayBeShown' as const].map((name) => [
        name,
        form?.get(name) ?? '',
      ]),
    )
    return answered({ kind: 'invalid', faults: isTooLong ? [...faults, 'additional'] : faults, values }, 422)
  }
  const mayBeShown = form?.has('mayBeShown') ?? false
  const answers = { quality, condition, recommend, additional, mayBeShown }
  const answer = await web.customer.questionnaire(token, answers)
  return answer && answered(answer, answer.kind === 'thanks' ? 200 : 409)
}

const answered = (answer: QuestionnairePageAnswer, status: number) => data(answer, { status })
