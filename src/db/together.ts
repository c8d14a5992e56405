type Answers<Statements extends readonly (() => unknown)[]> = {
  -readonly [Place in keyof Statements]: Awaited<ReturnType<Statements[Place]>>
}

/**
 * Statements of one transaction that do not need each other's answers: all are sent at once and carried out in this order,
 * each seeing what was there when its turn came, so that one way to the database and back does for all. What goes wrong
 * first is thrown when the last has ended: nothing of theirs is sent after the transaction's end.
 */
export async function together<Statements extends readonly (() => unknown)[]>(
  ...statements: Statements
): Promise<Answers<Statements>> {
  const ended = await Promise.allSettled(statements.map(async (statement) => statement()))
  const answers = ended.map((end) => {
    if (end.status === 'rejected') throw end.reason
    return end.value
  })
  return answers as Answers<Statements>
}
