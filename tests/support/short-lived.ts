import { isProof } from './proof.ts'

/**
 * How a process of tests runs: it is at its end before code that V8 optimizes at great cost has paid for it, and before
 * what it leaves behind needs sweeping. Proofs go on for as long as a server does.
 */
export const shortLived = isProof ? [] : ['--no-turbofan', '--initial-heap-size=512']
