import type { SigningDevice, SignProblem } from '../../contract/visitor/customer.ts'
import type { Database } from '../../db/client.ts'
import type { ByStaff } from '../../domain/people/staff.ts'
import type { PrivateLinks } from '../booking/private-links.ts'
import { readParties } from '../booking/read-parties.ts'
import { seedToSend } from '../booking/seed-to-send.ts'
import { type Refused, recordDone, refused, staffAction } from '../booking/staff-action.ts'
import { issueContract } from '../papers/issue-contract.ts'
import { readUpTo } from '../uploads/read-up-to.ts'
import type { UploadDependencies } from '../uploads/receive-upload.ts'
import { type Evidence, finishSignature } from './finish-signature.ts'
import type { SigningDependencies } from './signing-dependencies.ts'

export type DeskDependencies = SigningDependencies & { uploads: UploadDependencies }

type DeskFault =
  | 'no_paper_yet'
  | 'already_signed'
  | 'contract_changed'
  | 'empty_drawing'
  | 'empty'
  | 'too_large'
  | 'aborted'
  | 'not_a_picture'
  | 'unreadable'
  | 'too_complex'
type DeskResult = { kind: 'signed' } | Refused<DeskFault>

/** Papers are kept in the database: a scan of two pages is far below this. */
const MOST_SCAN_BYTES = 6_000_000

/** The customer draws their name on the screen of the desk; who of the staff saw it is kept with it. */
export async function signOnScreen(
  deps: DeskDependencies,
  id: number,
  { drawing: drawn, device }: { drawing: Uint8Array; device: SigningDevice },
  staff: ByStaff,
): Promise<DeskResult> {
  const obstacle = await readObstacle(deps, id, staff)
  if (obstacle) return obstacle
  const drawing = await deps.readDrawing(drawn)
  if (!drawing.ok) return refused('empty_drawing', 'drawing')
  return sign(deps, id, { method: 'drawn', ...device, drawing: drawing.bytes, scan: null }, staff)
}

/** The customer signed a printed contract with a pen: a picture of it becomes part of what is kept. */
export async function signOnPaper(
  deps: DeskDependencies,
  id: number,
  { scan: body, device }: { scan: ReadableStream<Uint8Array>; device: SigningDevice },
  staff: ByStaff,
): Promise<DeskResult> {
  const obstacle = await readObstacle(deps, id, staff)
  if (obstacle) return obstacle
  const read = await readUpTo(body, MOST_SCAN_BYTES)
  if (!read.ok) return refused(read.code, 'scan')
  const type = deps.uploads.sniff(read.bytes)
  // No PDF can show what only some telephones can.
  if (!type || type === 'image/heic') return refused('not_a_picture', 'scan')
  const picture = await deps.uploads.clean(read.bytes, type)
  if (!picture.ok) return refused(picture.code, 'scan')
  const scan = { type, bytes: picture.bytes }
  return sign(deps, id, { method: 'paper', ...device, drawing: null, scan }, staff)
}

/** The customer's own signing page, to be opened by a code on the screen. Whoever shows it stands in the log. */
export function showSigningLink(
  { db, links, origin }: { db: Database; links: PrivateLinks; origin: string },
  id: number,
  staff: ByStaff,
): Promise<{ kind: 'shown'; link: string } | Refused> {
  return staffAction(db, id, 'sign', staff, async (tx, { booking, facts }) => {
    if (!facts.isLinkAlive) return refused('link_ended')
    const { client } = await readParties(tx, id)
    const seed = await seedToSend(tx, links, booking)
    await recordDone(tx, staff, booking, 'show-signing-link', { after: { shownTo: staff.by.email } })
    return { kind: 'shown' as const, link: `${origin}${links.pages(seed, client.language).sign}` }
  })
}

function readObstacle({ db }: DeskDependencies, id: number, staff: ByStaff): Promise<Refused | undefined> {
  return staffAction(db, id, 'sign', staff, async () => undefined)
}

const problems: Partial<Record<SignProblem, DeskFault>> = {
  already_signed: 'already_signed',
  contract_changed: 'contract_changed',
}

type Given = Pick<Evidence, 'method' | 'address' | 'userAgent' | 'drawing' | 'scan'>

async function sign(deps: DeskDependencies, id: number, given: Given, staff: ByStaff): Promise<DeskResult> {
  const contract = await issueContract(deps.papers, id, staff.now)
  if (!contract) return refused('no_paper_yet')
  const { client } = await readParties(deps.db, id)
  const evidence = {
    ...given,
    signerName: `${client.firstName} ${client.lastName}`,
    signerIdCode: client.idCode,
    verificationCode: null,
    signature: null,
    certificate: null,
    ocsp: null,
    sessionId: null,
    witness: staff,
  }
  const result = await finishSignature(deps, contract, evidence, undefined, staff.now)
  if (result.kind === 'signed') return { kind: 'signed' }
  return refused((result.kind === 'failed' && problems[result.code]) || 'no_paper_yet')
}
