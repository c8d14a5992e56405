import { z } from 'zod'
import { trimmedText } from '../values.ts'

/** Why a whole person is taken out; an owner need not say. */
export const exportBody = z.object({ reason: trimmedText(300).default('') })
