import { type MonthFacts, type Question, questions } from './month-facts.ts'

/** The least and the most of each question's scale. */
const scales: Record<Question, [least: number, most: number]> = {
  quality: [1, 5],
  condition: [1, 5],
  recommend: [0, 10],
}
const PROMOTER = 9
const DETRACTOR = 6

type Marks = { average: number | null; marks: { mark: number; answers: number }[] }

export type Satisfaction = Record<Question, Marks> & {
  answers: number
  /** Net promoter score, −100 to 100: the share of 9 and 10 less the share of 0 to 6. */
  promoterScore: number | null
}

export function satisfactionOf(given: MonthFacts['marks']): Satisfaction {
  const marksOf = (question: Question): Marks => {
    const [least, most] = scales[question]
    const marks = Array.from({ length: most - least + 1 }, (_, place) => ({
      mark: least + place,
      answers: countOf(given, question, (mark) => mark === least + place),
    }))
    const count = countOf(given, question, () => true)
    const sum = marks.reduce((total, { mark, answers }) => total + mark * answers, 0)
    return { average: count === 0 ? null : sum / count, marks }
  }
  const answers = countOf(given, 'recommend', () => true)
  const promoters = countOf(given, 'recommend', (mark) => mark >= PROMOTER)
  const detractors = countOf(given, 'recommend', (mark) => mark <= DETRACTOR)
  const [quality, condition, recommend] = questions.map(marksOf) as [Marks, Marks, Marks]
  return {
    quality,
    condition,
    recommend,
    answers,
    promoterScore: answers === 0 ? null : Math.round(((promoters - detractors) * 100) / answers),
  }
}

function countOf(given: MonthFacts['marks'], question: Question, fits: (mark: number) => boolean): number {
  return given
    .filter((row) => row.question === question && fits(row.mark))
    .reduce((sum, { answers }) => sum + answers, 0)
}
