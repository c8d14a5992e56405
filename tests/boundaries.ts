import { cruise, type ICruiseResult } from 'dependency-cruiser'
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'
import extractTypeScript from 'dependency-cruiser/config-utl/extract-ts-config'

/** The import table, checked; a cruiser that reads nothing would be green, so what it read is counted. */
const options = await extractOptions('./.dependency-cruiser.cjs')
const { output } = await cruise(['src', 'tests', 'bench'], options, undefined, {
  tsConfig: extractTypeScript('./tsconfig.json'),
})
const { modules, summary } = output as ICruiseResult
const own = modules.filter(({ source }) => source.startsWith('src/'))
const edges = own
  .flatMap(({ dependencies }) => dependencies)
  .filter(({ resolved }) => resolved.startsWith('src/'))
for (const { rule, from, to } of summary.violations) console.error(`${rule.name}: ${from} → ${to}`)
console.log(
  `${own.length} modules, ${edges.length} imports between them, ${summary.violations.length} violations`,
)
if (own.length < 50 || edges.length < 100) console.error('The cruiser read too little to say anything.')
process.exitCode = summary.violations.length > 0 || own.length < 50 || edges.length < 100 ? 1 : 0
