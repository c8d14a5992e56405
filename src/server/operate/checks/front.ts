import { connect } from 'node:tls'
import type { Settings } from '../../env.ts'
import { isLoopback } from '../../loopback.ts'
import { beware, clockOf, ending, type Finding, fine, messageOf, wrong } from './finding.ts'

const WITHIN_MS = 10_000

/** What visitors meet: the name, TLS and its certificate, the way through the proxy, and the clock they see. */
export async function checkFront(settings: Settings, now: Date): Promise<Finding[]> {
  const { PUBLIC_URL, TRUSTED_PROXIES } = settings
  if (!PUBLIC_URL)
    return [
      beware(
        'address',
        'PUBLIC_URL is not set: only this machine is served.',
        'Set it to the address visitors see.',
      ),
    ]
  const url = new URL(PUBLIC_URL)
  const found: Finding[] = []
  if (!isLoopback(url.hostname)) {
    if (TRUSTED_PROXIES === 0)
      found.push(
        beware(
          'proxy',
          'TRUSTED_PROXIES is 0.',
          'Behind nginx or Caddy set it to 1: otherwise all visitors share one limit.',
        ),
      )
    if (url.protocol === 'https:') found.push(await checkCertificate(url, now))
  }
  return [...found, ...(await checkAnswer(settings))]
}

async function checkAnswer({ PUBLIC_URL = '', PORT }: Settings): Promise<Finding[]> {
  try {
    const answer = await ask(`${PUBLIC_URL}/readyz`)
    // Proxies tell nobody outside how it is, and this machine comes to them from its own address.
    const isHidden = [403, 404].includes(answer.status) && (await ask(`${PUBLIC_URL}/healthz`)).status === 200
    const inside = isHidden ? await ask(`http://127.0.0.1:${PORT}/readyz`).catch(() => undefined) : answer
    const said = (await inside?.json().catch(() => ({}))) as { status?: string } | undefined
    const clock = clockOf('The server', answer)
    return [
      !inside || (inside.status === 200 && said?.status === 'ready')
        ? fine('address', inside ? `${PUBLIC_URL} is ready.` : `${PUBLIC_URL} answers.`)
        : wrong(
            'address',
            `${PUBLIC_URL}/readyz answers ${inside.status}.`,
            'Look into the log of the server and of the proxy.',
          ),
      ...(clock ? [clock] : []),
    ]
  } catch (error) {
    return [
      wrong(
        'address',
        `${PUBLIC_URL} does not answer: ${messageOf(error)}`,
        'Is the server started, the proxy in front of it, and the name in the DNS?',
      ),
    ]
  }
}

const ask = (url: string) => fetch(url, { signal: AbortSignal.timeout(WITHIN_MS), redirect: 'manual' })

function checkCertificate({ hostname, port }: URL, now: Date): Promise<Finding> {
  const todo = 'Let the proxy renew it: certbot renew, or Caddy by itself.'
  return new Promise((resolve) => {
    const socket = connect({
      host: hostname,
      port: Number(port || 443),
      servername: hostname,
      timeout: WITHIN_MS,
    })
    const end = (finding: Finding) => {
      socket.destroy()
      resolve(finding)
    }
    socket.once('secureConnect', () =>
      end(
        ending(
          'TLS',
          `The certificate of ${hostname}`,
          new Date(socket.getPeerCertificate().valid_to),
          now,
          todo,
        ),
      ),
    )
    socket.once('timeout', () =>
      end(wrong('TLS', `${hostname} does not answer.`, 'Open port 443 to the proxy.')),
    )
    socket.once('error', (error) =>
      end(wrong('TLS', `The certificate of ${hostname} is not believed: ${error.message}`, todo)),
    )
  })
}
