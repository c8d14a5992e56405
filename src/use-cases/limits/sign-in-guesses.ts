/** How often anyone may guess at the staff's passwords and codes; counted like every shared limit, in the database. */
export const signInGuesses = {
  /** From one address, whoever is tried. */
  perAddress: { most: 30, minutes: 15 },
  /** One account from one address, or from a browser its owner has used. */
  perPair: { most: 10, minutes: 15 },
  /** One account from all other browsers together: two windows that touch are a hundred within an hour. */
  byStrangers: { most: 50, minutes: 60 },
  /** Whoever guesses codes knows the password already: few guesses, and the owners are told. */
  codes: { most: 10, minutes: 60 },
  /** The old password, by whoever is signed in and wants another. */
  oldPassword: { most: 10, minutes: 15 },
}
