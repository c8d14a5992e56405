import { X509Certificate } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { partNames } from '../../../domain/outside-parts.ts'
import { Montonio } from '../../../infra/payments/montonio.ts'
import { openFiles } from '../../adapters/files.ts'
import type { Env } from '../../env.ts'
import { beware, clockOf, ending, type Finding, fine, messageOf, wrong } from './finding.ts'

const WITHIN_MS = 10_000

/** Everything that others do for the company: each as it is set up. */
export async function checkOthers(env: Env, now: Date): Promise<Finding[]> {
  const simulated = partNames
    .filter((part) => env.parts[part] === 'simulated')
    .map((part) =>
      beware(part, 'It is simulated.', 'Set its keys, or name it in OFF, before customers come.'),
    )
  const reached = await Promise.all(
    [env.SMART_ID_URL, env.MOBILE_ID_URL, env.LOCKER_SMS_URL].flatMap((url) =>
      url ? [checkReach(url)] : [],
    ),
  )
  const real = await Promise.all([
    checkFiles(env),
    ...(env.parts.mail === 'real' ? [checkMail(env.SMTP_URL ?? '')] : []),
    ...(env.parts.bank === 'real' ? [checkBank(env, now)] : []),
  ])
  return [
    ...simulated,
    ...real,
    ...reached.flat(),
    ...(env.SIGNING_ISSUERS ? await checkIssuers(env.SIGNING_ISSUERS, now) : []),
  ]
}

async function checkFiles(env: Env): Promise<Finding> {
  const state = await openFiles(env, () => new Date()).check()
  const where = env.FILES_URL ? `The bucket at ${new URL(env.FILES_URL).host}` : `${env.DATA_DIR}/files`
  if (state === 'ok') return fine('files', `${where} takes files.`)
  return state === 'missing'
    ? wrong(
        'files',
        `${where} is not there, or its key may not be used.`,
        'Make the bucket or the folder, and set FILES_URL right.',
      )
    : wrong('files', `${where} does not answer.`, 'Files that customers send are refused until it does.')
}

async function checkMail(url: string): Promise<Finding> {
  const { createTransport } = await import('nodemailer')
  const { host, searchParams } = new URL(url)
  const requireTLS = searchParams.get('ignoreTLS') !== 'true'
  const transport = createTransport({
    url,
    requireTLS,
    connectionTimeout: WITHIN_MS,
    greetingTimeout: WITHIN_MS,
  })
  try {
    await transport.verify()
    return fine('mail', `${host} takes our name and password.`)
  } catch (error) {
    return wrong(
      'mail',
      `${host} does not take letters: ${messageOf(error)}`,
      'Set SMTP_URL right. Letters wait for a week.',
    )
  } finally {
    transport.close()
  }
}

async function checkBank(env: Env, now: Date): Promise<Finding> {
  const bank = new Montonio({
    baseUrl: env.MONTONIO_URL,
    accessKey: env.MONTONIO_ACCESS_KEY ?? '',
    secretKey: env.MONTONIO_SECRET_KEY ?? '',
    now: () => now,
    timeoutMs: WITHIN_MS,
  })
  const answer = await bank
    .methods()
    .catch((error: unknown) => ({ ok: false as const, said: messageOf(error) }))
  return answer.ok
    ? fine('bank', `${new URL(env.MONTONIO_URL).host} knows our keys.`)
    : wrong(
        'bank',
        `${new URL(env.MONTONIO_URL).host} does not take our keys, or does not answer.`,
        'Compare MONTONIO_ACCESS_KEY and MONTONIO_SECRET_KEY with the bank’s pages.',
      )
}

async function checkReach(url: string): Promise<Finding[]> {
  const { host } = new URL(url)
  try {
    const answer = await fetch(url, {
      method: 'HEAD',
      signal: AbortSignal.timeout(WITHIN_MS),
      redirect: 'manual',
    })
    const clock = clockOf(host, answer)
    return [fine('services', `${host} answers.`), ...(clock ? [clock] : [])]
  } catch (error) {
    return [
      wrong(
        'services',
        `${host} does not answer: ${messageOf(error)}`,
        'Is its address right, and may this machine reach it?',
      ),
    ]
  }
}

async function checkIssuers(file: string, now: Date): Promise<Finding[]> {
  const todo = 'Get the issuers of today from SK (c.sk.ee) and put them into SIGNING_ISSUERS.'
  try {
    const text = await readFile(file, 'utf8')
    const blocks = text.match(/-----BEGIN CERTIFICATE-----[\s\S]*?-----END CERTIFICATE-----/g) ?? []
    if (blocks.length === 0) return [wrong('issuers', `${file} holds no certificate.`, todo)]
    return blocks.map((block) => {
      const { subject, validTo } = new X509Certificate(block)
      const name = /^CN=(.*)$/m.exec(subject)?.[1] ?? 'An issuer'
      return ending('issuers', name, new Date(validTo), now, todo)
    })
  } catch (error) {
    return [wrong('issuers', `${file} cannot be read: ${messageOf(error)}`, todo)]
  }
}
