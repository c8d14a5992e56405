import { z } from 'zod'
import { trimmedText } from '../values.ts'

/** Who drives besides the renter, as it was typed; the domain says what is missing. */
export const additionalDriver = z.strictObject({
  firstName: trimmedText(100).default(''),
  lastName: trimmedText(100).default(''),
  idCode: trimmedText(40).default(''),
  birthDate: trimmedText(10).default(''),
  drivingLicenceNumber: trimmedText(40).default(''),
})
