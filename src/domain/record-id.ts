/** As far as the database counts: no record has a larger number. */
export const LARGEST_ID = 2_147_483_647
