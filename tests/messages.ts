import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import * as ts from 'typescript-7/unstable/ast'
import { API, type Type } from 'typescript-7/unstable/sync'

/**
 * Every message is used, and every word in a component is a message. That no language lacks a key is checked by the
 * compiler and by src/i18n/messages.test.ts.
 */
/** Where words are said. */
const speaks = /\/src\/(web|server|use-cases|documents|admin|i18n)\//
const compiler = new API()
const configuration = resolve('tsconfig.json')
const project = compiler.updateSnapshot({ openProjects: [configuration] }).getProject(configuration)
if (!project) throw new Error('The compiler does not open tsconfig.json.')
const { checker, program } = project
const sources = program
  .getSourceFileNames()
  .filter((file) => speaks.test(file) && !file.endsWith('.test.ts'))
  .flatMap((file) => program.getSourceFile(file) ?? [])

/** Those of the staff area stand a file an area; the words of react-admin and the labels of fields are looked up by data. */
const lookedUp = new Set(['react', 'resources'])
const staffAreas = readdirSync('messages/staff/et')
  .map((file) => file.replace('.json', ''))
  .filter((area) => !lookedUp.has(area))
const keys = [
  ...leavesOf(JSON.parse(readFileSync('messages/et.json', 'utf8'))),
  ...staffAreas.flatMap((area) =>
    leavesOf(JSON.parse(readFileSync(`messages/staff/et/${area}.json`, 'utf8')), `staff.${area}`),
  ),
]
const used = new Set<string>()
/** Attributes that people hear or read. */
const spoken = /^(aria-label|aria-description|alt|title|placeholder|label|hint)$/
/** Objects of messages, told by keys that nothing else has together. */
const roots = [
  { area: '', marks: ['accurateConditions', 'nav'] },
  { area: 'errors', marks: ['car_taken', 'price_changed', 'offline'] },
  { area: 'staff', marks: ['timeline', 'shell', 'records'] },
  { area: 'staff.shell', marks: ['needsScripts', 'menu'] },
  { area: 'staff.figures.columns', marks: ['rentedHours', 'cancelFees'] },
  { area: 'staff.money.ages', marks: ['receivables', 'between'] },
  { area: 'staff.money.vat', marks: ['invoiced', 'credited'] },
  { area: 'staff.money.ledger', marks: ['kinds', 'accountsTitle'] },
  { area: 'staff.records.faults', marks: ['before_start', 'taken'] },
]
/** What can follow such an object. Asking the compiler for the type of anything else would take most of the time. */
const firstSteps = new Set(
  roots.flatMap(({ area }) => keys.filter((key) => key.startsWith(area)).map((key) => stepAfter(key, area))),
)

const faults: string[] = []

for (const source of sources) visit(source, source)

const unused = keys.filter((key) => !used.has(key))
for (const key of unused) faults.push(`messages/*.json: nobody uses ${key}`)
for (const fault of faults) console.error(fault)
console.log(
  `${keys.length} messages in ${sources.length} files, ${unused.length} unused, ${faults.length} faults`,
)
compiler.close()
process.exitCode = faults.length > 0 || sources.length < 30 || keys.length < 100 ? 1 : 0

function visit(node: ts.Node, source: ts.SourceFile): void {
  if (ts.isCallExpression(node)) readCall(node)
  if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) readAccess(node)
  if (source.fileName.endsWith('.tsx')) checkLiteral(node, source)
  node.forEachChild((child) => visit(child, source))
}

/** `t('key')`, `t.rich('key', …)`: the compiler knows which keys the argument can be. */
function readCall(call: ts.CallExpression): void {
  if (call.expression.getText() === 'refuse') readRefusal(call)
  const callee = ts.isPropertyAccessExpression(call.expression) ? call.expression.expression : call.expression
  const [argument] = call.arguments
  if (!argument) return
  const area = ts.isIdentifier(callee) ? areaOf(callee) : areaMade(callee)
  if (area === undefined) return
  for (const key of textsOf(argument)) markUsed(area ? `${area}.${key}` : key)
}

/** `refuse(context, 'bookings', 'car_taken', …)` says `errors.car_taken` of that area. */
function readRefusal({ arguments: [, area, code] }: ts.CallExpression): void {
  if (!area || !code) return
  for (const name of textsOf(area)) {
    for (const key of textsOf(code)) markUsed(`staff.${name}.errors.${key}`)
  }
}

/** The area a translator was made for; undefined when the name is no translator. */
function areaOf(name: ts.Identifier): string | undefined {
  const named = checker.getSymbolAtLocation(name)?.valueDeclaration?.resolve()
  // `const { t } = useWords('area')`: what was made is taken apart.
  const declaration = named && ts.isBindingElement(named) ? named.parent.parent : named
  const made = declaration && ts.isVariableDeclaration(declaration) ? declaration.initializer : undefined
  const area = made && areaMade(made)
  if (area !== undefined) return area
  // A translator that is handed on keeps its area in its type: ReturnType<typeof useTranslations<'area'>>.
  const type = declaration && ts.isParameterDeclaration(declaration) ? declaration.type?.getText() : undefined
  const said = type?.match(/^Say<'([\w.-]+)'>$/)?.[1]
  return said
    ? `staff.${said}`
    : type
        ?.match(/useTranslations<(?:'([\w.-]+)'|never)>/)
        ?.slice(1)
        .join('')
}

/** `useTranslations('area')`, `reader.t('area')`: a translator being made. */
function areaMade(made: ts.Expression): string | undefined {
  if (!ts.isCallExpression(made)) return undefined
  const [area] = made.arguments
  const name = area && isText(area) ? area.text : undefined
  const maker = made.expression.getText()
  if (/^(useTranslations|createTranslator|reader\.t)$/.test(maker)) return name ?? ''
  return maker === 'useWords' && name !== undefined ? `staff.${name}` : undefined
}

/** `messages.meta[page]`: reading the texts themselves, wherever their type is the messages' own. */
function readAccess(access: ts.PropertyAccessExpression | ts.ElementAccessExpression): void {
  const steps: ts.Expression[] = []
  let node: ts.Expression = access
  while (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) {
    steps.unshift(ts.isPropertyAccessExpression(node) ? node.name : node.argumentExpression)
    node = node.expression
  }
  const [first] = steps
  if (!first || !textsOfStep(first).some((step) => firstSteps.has(step))) return
  const type = checker.getTypeAtLocation(node)
  if (!type) return
  const area = roots.find(({ marks }) => marks.every((mark) => checker.getPropertyOfType(type, mark)))?.area
  if (area === undefined) return
  let found = [area]
  for (const step of steps)
    found = found.flatMap((start) => textsOfStep(step).map((key) => (start ? `${start}.${key}` : key)))
  // Handing a whole area on says nothing about its messages.
  for (const key of found) if (key.includes('.')) markUsed(key)
}

/** `.meta` is itself, `[page]` is what the name can be. */
function textsOfStep(step: ts.Expression): string[] {
  const isName = ts.isPropertyAccessExpression(step.parent) && step.parent.name === step
  return isName ? [step.getText()] : textsOf(step)
}

function stepAfter(key: string, area: string): string {
  return key.slice(area ? area.length + 1 : 0).split('.')[0] ?? ''
}

function markUsed(key: string): void {
  used.add(key)
  for (const leaf of keys) if (leaf.startsWith(`${key}.`)) used.add(leaf)
}

/** What an expression can be. What stands there in full is read; only for the rest the compiler works out a type. */
function textsOf(node: ts.Expression): string[] {
  if (isText(node)) return [node.text]
  if (ts.isConditionalExpression(node)) return [...textsOf(node.whenTrue), ...textsOf(node.whenFalse)]
  return textsOfType(checker.getTypeAtLocation(node))
}

function textsOfType(type: Type | undefined): string[] {
  if (type?.isUnionType()) return type.getTypes().flatMap(textsOfType)
  return type?.isStringLiteralType() ? [type.value] : []
}

function checkLiteral(node: ts.Node, source: ts.SourceFile): void {
  const text = ts.isJsxText(node)
    ? node.text
    : ts.isJsxAttribute(node) &&
        spoken.test(node.name.getText()) &&
        node.initializer &&
        ts.isStringLiteral(node.initializer)
      ? node.initializer.text
      : ''
  if (!/\p{L}{2}/u.test(text)) return
  const { line } = source.getLineAndCharacterOfPosition(node.getStart())
  faults.push(
    `${source.fileName.replace(/^.*\/src\//, 'src/')}:${line + 1}: a text that is no message: ${text.trim()}`,
  )
}

function leavesOf(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [path]
  return Object.entries(value).flatMap(([key, child]) => leavesOf(child, path ? `${path}.${key}` : key))
}

function isText(node: ts.Node): node is ts.StringLiteral | ts.NoSubstitutionTemplateLiteral {
  return ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)
}
