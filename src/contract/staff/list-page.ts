/** So many lines of a long list are told at once. */
export const LIST_PAGE = 50
