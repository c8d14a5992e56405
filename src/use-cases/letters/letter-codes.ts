import { createHmac, timingSafeEqual } from 'node:crypto'
import { DATA_CODE_MINUTES } from '../../domain/letters.ts'

type Booking = { id: number; linkSeed: string }
type Person = { id: number; email: string }

/**
 * What only the letters carry: whoever has such a code reads the mail of that address. Nothing of it is stored, and it
 * ends with the address or the link it was made for.
 */
export class LetterCodes {
  readonly #secret: string

  constructor(secret: string) {
    this.#secret = secret
  }

  /** That a request's e-mail address is read by someone. */
  confirmation({ id, linkSeed }: Booking, email: string): string {
    return this.#code(id, `confirm ${linkSeed} ${email.toLowerCase()}`)
  }

  isConfirmation(code: string, booking: Booking, email: string): boolean {
    return isSame(code, this.confirmation(booking, email))
  }

  /** That whoever reads this address's mail says whether offers are wanted. It opens nothing else. */
  forOffers({ id, email }: Person): string {
    return this.#code(id, `offers ${email.toLowerCase()}`)
  }

  isForOffers(code: string, person: Person): boolean {
    return isSame(code, this.forOffers(person))
  }

  /** That whoever has the letter of a company's invoice may open it; it names nobody, so it does not end. */
  forInvoice({ id }: { id: number }): string {
    return this.#code(id, 'collective invoice')
  }

  isForInvoice(code: string, invoice: { id: number }): boolean {
    return isSame(code, this.forInvoice(invoice))
  }

  /** That whoever reads this address's mail may have all that is held about the person, for a while. */
  forData(person: Person, now: Date): string {
    return this.#until('data', person, endOf(now))
  }

  isForData(code: string, person: Person, now: Date): boolean {
    return this.#isUntil('data', code, person, now)
  }

  /** That whoever reads this address's mail may open all its bookings, for a while. */
  forBookings(person: Person, now: Date): string {
    return this.#until('bookings', person, endOf(now))
  }

  isForBookings(code: string, person: Person, now: Date): boolean {
    return this.#isUntil('bookings', code, person, now)
  }

  /** Whom a code is about, whether it is right or not. */
  subjectOf(code: string): number | undefined {
    const id = /^(\d{1,9})\.(?:\d{1,12}\.)?[\w-]{43}$/.exec(code)?.[1]
    return id === undefined ? undefined : Number(id)
  }

  #isUntil(purpose: 'data' | 'bookings', code: string, person: Person, now: Date): boolean {
    const until = Number(code.split('.')[1])
    return until * 1000 > now.getTime() && isSame(code, this.#until(purpose, person, until))
  }

  #until(purpose: 'data' | 'bookings', { id, email }: Person, until: number): string {
    const [subject, proof] = this.#code(id, `${purpose} ${until} ${email.toLowerCase()}`).split('.')
    return `${subject}.${until}.${proof}`
  }

  #code(id: number, purpose: string): string {
    return `${id}.${createHmac('sha256', this.#secret).update(`letter ${id} ${purpose}`).digest('base64url')}`
  }
}

const endOf = (now: Date): number => Math.floor(now.getTime() / 1000) + DATA_CODE_MINUTES * 60

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
