/** As far as the database counts: no record has a larger number. */
export const LARGEST_ID = 2_147_483_647

export const isRecordId = (id: number): boolean => Number.isInteger(id) && id > 0 && id <= LARGEST_ID
