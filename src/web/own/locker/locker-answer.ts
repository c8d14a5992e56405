import type { LockerAnswer } from '../../../server/api/schemas/own.ts'
import type { Failed } from '../own-answer.ts'

export type LockerPageAnswer = (LockerAnswer & { act: string }) | Failed
