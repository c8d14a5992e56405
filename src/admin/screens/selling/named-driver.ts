/** Someone who drives besides the renter, as typed. */
export const nobody = { firstName: '', lastName: '', idCode: '', birthDate: '', drivingLicenceNumber: '' }
export type NamedDriver = typeof nobody
