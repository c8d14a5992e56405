/** What a failure says first stands above, and what to do next below it. */
export function titleAndRest(sentences: string): { title: string; rest: string } {
  const [title = sentences, ...rest] = sentences.split(/(?<=\.) /)
  return { title, rest: rest.join(' ') }
}
