/** How long what is kept. Contracts and invoices: `paper_years` in the database, which refuses any other end. */
export const retention = {
  /** Pictures of documents, from the return. */
  uploadsDays: 90,
  /** People who never paid, from their registration. */
  unpaidDays: 30,
  /** Letters about no booking, inquiries, offers from their end, and what was written down about records that are gone. */
  lettersDays: 90,
  /** Who took a key and when. */
  lockerDays: 365,
  /** A registration that is repeated after this is another one. */
  idempotencyDays: 7,
  /** Who paid by transfer and what they wrote, from the day the statement was loaded: as long as the invoices. */
  bankEntryDays: 8 * 365,
  /** People and what was done with them, from the end of the year of their last rental. */
  peopleYears: 7,
  /** Within which whoever asks to be erased has an answer: a month, by the law. */
  erasureAnswerDays: 30,
}
