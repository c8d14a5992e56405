import { createHmac, timingSafeEqual } from 'node:crypto'

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

  /** Whom a code is about, whether it is right or not. */
  subjectOf(code: string): number | undefined {
    const id = /^(\d{1,9})\.[\w-]{43}$/.exec(code)?.[1]
    return id === undefined ? undefined : Number(id)
  }

  #code(id: number, purpose: string): string {
    return `${id}.${createHmac('sha256', this.#secret).update(`letter ${id} ${purpose}`).digest('base64url')}`
  }
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
