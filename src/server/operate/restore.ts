import { ConfigurationError } from '../configuration-error.ts'
import { parseSettings } from '../env.ts'
import { restoreBackup } from './restore-backup.ts'
import { command, euros, say } from './say.ts'

/** `npm run restore -- FILE [--aside]`: a company from its backup, into the database and files of the settings. */
await command(async () => {
  const args = process.argv.slice(2)
  const path = args.find((arg) => !arg.startsWith('--'))
  if (!path) throw new ConfigurationError('Which backup? npm run restore -- FILE, the server being stopped.')
  const { head, rows, files, aside, sentences } = await restoreBackup(parseSettings(process.env), path, {
    isAside: args.includes('--aside'),
    now: new Date(),
  })
  if (aside) say(`What was there is kept as ${aside}.`)
  say(
    `Restored the company of ${head.at}, made by release ${head.release}: ${rows} rows and ${files} files, ledger ${euros(head.company.ledgerCents)}; every table compared.`,
  )
  for (const sentence of sentences) say(sentence)
  say(
    'Whoever was erased since then stands in it again: erase them once more, as the log of changes of that time says.',
  )
  return sentences.length === 0
})
