import { Hono } from 'hono'
import {
  letterPreviewBody,
  letterTextsBody,
  lookBody,
  type RulesAnswer,
  type RulesInEuros,
  rulesBody,
  rulesTrialBody,
  type TermsAnswer,
  type TriedRules,
  termsBody,
  termsPreviewBody,
} from '../../../contract/staff/house.ts'
import { type EditableLetter, editableLetters } from '../../../documents/mails/example-letters.ts'
import { instantOf, labelText } from '../../../domain/calendar/tallinn.ts'
import { formatLabel, labelFrom } from '../../../domain/calendar/wall-clock.ts'
import { type HouseRules, ruleBounds, standardRules } from '../../../domain/house-rules.ts'
import { cents, centsFromEuros, eurosFromCents } from '../../../domain/money.ts'
import { isReadable, MOST_LOGO_MEGABYTES, STANDARD_COLOUR } from '../../../domain/paper-colour.ts'
import {
  figureNames,
  previewLetter,
  readLetterTexts,
  saveLetterTexts,
} from '../../../use-cases/rules/letter-texts.ts'
import { saveLook } from '../../../use-cases/rules/paper-look.ts'
import { type RulesChange, readRules } from '../../../use-cases/rules/read-rules.ts'
import { saveRules } from '../../../use-cases/rules/save-rules.ts'
import {
  addTerms,
  isFaulty,
  previewTerms,
  readTermsVersions,
  removeTerms,
} from '../../../use-cases/rules/terms.ts'
import { type TriedOutcome, tryRules } from '../../../use-cases/rules/try-rules.ts'
import { readUpTo } from '../../../use-cases/uploads/read-up-to.ts'
import { requestLocale } from '../request-context.ts'
import type { StaffDependencies } from './staff-dependencies.ts'
import {
  answer,
  readBody,
  refuse,
  refuseFields,
  requestedId,
  type StaffContext,
  type StaffRequest,
} from './staff-request.ts'

const LETTER_LIMITS = { bytes: 512 * 1024, values: 2_000 }
const MOST_LOGO_BYTES = MOST_LOGO_MEGABYTES * 1024 * 1024

/** Rules, letters, conditions and looks: owners write them, all staff may read them. */
export function houseRoutes(deps: StaffDependencies): Hono<StaffContext> {
  const app = new Hono<StaffContext>()
  rulesCalls(app, deps)
  letterCalls(app, deps)
  termsCalls(app, deps)
  lookCalls(app, deps)
  return app
}

function rulesCalls(app: Hono<StaffContext>, { papers, now }: StaffDependencies): void {
  const rulesAnswer = async (): Promise<RulesAnswer> => {
    const { rulesId, rules, history } = await readRules(papers.db)
    const [shown, standard] = [inEuros(rules), inEuros(standardRules)]
    return { rulesId, rules: shown, standard, bounds: ruleBounds, history: history.map(presentChange) }
  }

  app.get('/house/rules', async (context) => answer(context, 'GET /house/rules', await rulesAnswer()))

  app.post('/house/rules/trial', async (context) => {
    const body = await readBody(context, rulesTrialBody)
    if (!body.ok) return body.response
    const { rules, ...happens } = body.data
    const tried = await tryRules(papers, inCents(rules), happens, now())
    if (!tried)
      return answer(context, 'POST /house/rules/trial', { example: null, before: null, after: null })
    const { groupId, rental, quote } = tried.example
    const locale = requestLocale(context)
    return answer(context, 'POST /house/rules/trial', {
      example: {
        group: papers.catalogue.current.groups.get(groupId)?.name[locale] ?? '',
        place: rental.rentLocation.name[locale],
        rentAt: formatLabel(rental.rentAt),
        returnAt: formatLabel(rental.returnAt),
        price: eurosFromCents(quote.total),
      },
      before: presentOutcome(tried.before),
      after: presentOutcome(tried.after),
    })
  })

  app.post('/house/rules', async (context) => {
    const body = await readBody(context, rulesBody)
    if (!body.ok) return body.response
    const saved = await saveRules(papers, inCents(body.data.rules), body.data.seenId, context.get('staff'))
    if (saved.kind === 'changed_meanwhile') {
      const { rulesId, rules: current, history } = await rulesAnswer()
      const [last] = history
      const at = last && instantOf(labelFrom(last.at))
      return refuseFor(context, { current, rulesId }, last?.by, at)
    }
    return answer(context, 'POST /house/rules', await rulesAnswer())
  })
}

const inEuros = (rules: HouseRules): RulesInEuros => ({
  ...rules,
  extraKilometrePrice: eurosFromCents(rules.extraKilometrePrice),
})

const inCents = (rules: RulesInEuros): HouseRules => ({
  ...rules,
  extraKilometrePrice: centsFromEuros(rules.extraKilometrePrice) ?? cents(0),
})

const presentChange = ({ id, at, by, changes }: RulesChange): RulesAnswer['history'][number] => ({
  id,
  at: labelText(at),
  by: by ?? '',
  changes: changes.map(({ name, before, after }) =>
    name === 'extraKilometrePrice'
      ? { name, before: before / 100, after: after / 100 }
      : { name, before, after },
  ),
})

const presentOutcome = (tried: TriedOutcome): TriedRules => ({
  cancelFee: eurosFromCents(tried.cancelFee),
  refund: eurosFromCents(tried.refund),
  lateFee: eurosFromCents(tried.lateFee),
  kilometresIncluded: tried.kilometresIncluded,
  kilometresFee: eurosFromCents(tried.kilometresFee),
  readyAt: labelText(tried.readyAt),
  changeUntil: labelText(tried.changeUntil),
})

function letterCalls(app: Hono<StaffContext>, { papers }: StaffDependencies): void {
  const lettersAnswer = () => ({ letters: readLetterTexts(papers), figures: figureNames })

  app.get('/house/letters', async (context) => {
    await papers.catalogue.newest()
    return answer(context, 'GET /house/letters', lettersAnswer())
  })

  app.post('/house/letters', async (context) => {
    const body = await readBody(context, letterTextsBody, LETTER_LIMITS)
    if (!body.ok) return body.response
    const saved = await saveLetterTexts(papers, body.data.texts, context.get('staff'))
    if (saved.kind === 'refused') return refuseFields(context, saved.faults)
    if (saved.kind === 'changed_meanwhile') {
      const { current, change } = saved.overtaken
      return refuseFor(context, { current }, change?.changedBy, change?.changedAt)
    }
    return answer(context, 'POST /house/letters', lettersAnswer())
  })

  app.post('/house/letters/preview', async (context) => {
    const body = await readBody(context, letterPreviewBody, LETTER_LIMITS)
    if (!body.ok) return body.response
    const { letter, language, texts } = body.data
    if (!isEditable(letter)) return refuseFields(context, [{ path: 'letter', code: 'unknown' }])
    const tried = previewLetter(papers, letter, language, texts)
    if (!tried.ok) return refuseFields(context, tried.faults)
    const { subject = '', html = '', text = '' } = tried.mail ?? {}
    return answer(context, 'POST /house/letters/preview', { subject, html, text })
  })
}

/** Somebody was faster: what they made of it, and when it is known by whom. */
function refuseFor(
  context: StaffRequest,
  told: { current: object; [more: string]: unknown },
  changedBy?: string | null,
  changedAt?: Date | null,
): Response {
  const by = changedBy && changedAt ? { changedBy, changedAt: changedAt.toISOString() } : {}
  return refuse(context, 'errors', 'changed_meanwhile', 409, { ...told, ...by })
}

const isEditable = (name: string): name is EditableLetter => editableLetters.some((known) => known === name)

function termsCalls(app: Hono<StaffContext>, { papers, now }: StaffDependencies): void {
  const termsAnswer = async (): Promise<TermsAnswer> => {
    const { versions, ...rest } = await readTermsVersions(papers, now())
    return {
      ...rest,
      versions: versions.map(({ id, holdsFrom, by, isInForce, mayRemove }) => ({
        id,
        holdsFrom,
        by: by ?? '',
        isInForce,
        mayRemove,
      })),
    }
  }

  app.get('/house/terms', async (context) => answer(context, 'GET /house/terms', await termsAnswer()))

  app.post('/house/terms', async (context) => {
    const body = await readBody(context, termsBody, LETTER_LIMITS)
    if (!body.ok) return body.response
    const added = await addTerms(papers, body.data, context.get('staff'))
    if (added.kind === 'refused') return refuseFields(context, added.faults)
    if (added.kind === 'changed_meanwhile') {
      const { text: current, versions } = await readTermsVersions(papers, now())
      const [newest] = versions
      return refuseFor(context, { current, seenId: newest?.id ?? null }, newest?.by, newest?.addedAt)
    }
    return answer(context, 'POST /house/terms', await termsAnswer())
  })

  app.post('/house/terms/preview', async (context) => {
    const body = await readBody(context, termsPreviewBody, LETTER_LIMITS)
    if (!body.ok) return body.response
    const read = previewTerms(papers, body.data.text, body.data.language)
    if (isFaulty(read)) return refuseFields(context, read)
    return answer(context, 'POST /house/terms/preview', { sections: read })
  })

  app.delete('/house/terms/:id{[1-9][0-9]{0,8}}', async (context) => {
    const isRemoved = await removeTerms(papers, requestedId(context), context.get('staff'))
    if (!isRemoved) return refuse(context, 'house', 'terms_hold', 409)
    return answer(context, 'DELETE /house/terms/:id', await termsAnswer())
  })
}

function lookCalls(app: Hono<StaffContext>, { papers, readLogo }: StaffDependencies): void {
  const lookAnswer = async () => {
    const { colour, logo } = (await papers.catalogue.newest()).company.look
    const picture = logo && `data:image/png;base64,${Buffer.from(logo.png).toString('base64')}`
    return { colour, standardColour: STANDARD_COLOUR, logo: picture }
  }

  app.get('/house/look', async (context) => answer(context, 'GET /house/look', await lookAnswer()))

  app.post('/house/look', async (context) => {
    const body = await readBody(context, lookBody)
    if (!body.ok) return body.response
    const { colour } = body.data
    if (colour !== null && !isReadable(colour)) return refuse(context, 'house', 'too_pale', 422)
    await saveLook(papers, { colour }, context.get('staff'))
    return answer(context, 'POST /house/look', await lookAnswer())
  })

  app.post('/house/look/logo', async (context) => {
    const bytes = await sentBytes(context)
    const logo = bytes && (await readLogo(bytes))
    if (!logo) return refuse(context, 'house', 'not_a_logo', 422)
    await saveLook(papers, { logo }, context.get('staff'))
    return answer(context, 'POST /house/look/logo', await lookAnswer())
  })

  app.delete('/house/look/logo', async (context) => {
    await saveLook(papers, { logo: null }, context.get('staff'))
    return answer(context, 'DELETE /house/look/logo', await lookAnswer())
  })
}

async function sentBytes(context: StaffRequest): Promise<Uint8Array | undefined> {
  const { body } = context.req.raw
  const read = body && (await readUpTo(body, MOST_LOGO_BYTES))
  return read?.ok ? read.bytes : undefined
}
