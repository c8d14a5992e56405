import { hash, verify } from '@node-rs/argon2'

/** argon2id with the least memory, passes and lanes that OWASP asks for. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFC'), COST)

/** Costs as much time for an account that does not exist: nobody learns by waiting which ones do. */
export async function isPassword(stored: string | undefined, password: string): Promise<boolean> {
  const isRight = await verify(stored ?? (await nobodys()), password.normalize('NFC'))
  return isRight && stored !== undefined
}

let nobody: Promise<string> | undefined
const nobodys = (): Promise<string> => (nobody ??= hashPassword('nobody has this account'))
