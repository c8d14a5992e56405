import { readFileSync } from 'node:fs'
import { evaluateXPathToBoolean, evaluateXPathToNodes } from 'fontoxpath'
import { XmlDocument, XsdValidator } from 'libxml2-wasm'
import { type Document, type Element, type Node, parseXmlDocument } from 'slimdom'

const standard = (name: string) => readFileSync(new URL(`../standards/${name}`, import.meta.url), 'utf8')

const rules = parseXmlDocument(standard('en16931-ubl.sch'))
const schema = XsdValidator.fromDoc(XmlDocument.fromString(standard('estonian-e-invoice-1.2.xsd')))

const named = (parent: Document | Element, name: string): Element[] =>
  parent.getElementsByTagNameNS('http://purl.oclc.org/dsdl/schematron', name)
const said = (element: Element, name: string): string => element.getAttribute(name) ?? ''

const prefixes = new Map(named(rules, 'ns').map((one) => [said(one, 'prefix'), said(one, 'uri')]))
prefixes.set('xs', 'http://www.w3.org/2001/XMLSchema')
const options = { namespaceResolver: (prefix: string) => prefixes.get(prefix) ?? null }

/** Of schematron the published file uses patterns, rules and asserts alone. Read once: most of the time goes into it. */
const patterns = named(rules, 'pattern').map((pattern) =>
  named(pattern, 'rule').map((rule) => ({
    context: fromRoot(said(rule, 'context')),
    asserts: named(rule, 'assert').map((assert) => ({ id: said(assert, 'id'), test: said(assert, 'test') })),
  })),
)

/** The rules of EN 16931 that a UBL file breaks, by their names. The first rule of a pattern that fits a node holds for it. */
export function brokenRules(xml: string): string[] {
  const file = parseXmlDocument(xml)
  return patterns.flatMap((pattern) => {
    const judged = new Set<Node>()
    return pattern.flatMap(({ context, asserts }) => {
      const nodes = evaluateXPathToNodes<Node>(context, file, null, null, options).filter(
        (node) => !judged.has(node),
      )
      for (const node of nodes) judged.add(node)
      return asserts.filter(({ test }) => nodes.some((node) => !holds(test, node))).map(({ id }) => id)
    })
  })
}

/** Most contexts begin at the root; those that do not fit anywhere. */
function fromRoot(context: string): string {
  const isAbsolute = context.startsWith('/') && !/\|\s*[^/\s]/.test(context)
  return isAbsolute ? context : `//(${context})`
}

const holds = (test: string, node: Node): boolean => evaluateXPathToBoolean(test, node, null, null, options)

/** What the schema of the Estonian e-invoice 1.2 says against a file; nothing when it is one. */
export function againstSchema(xml: string): string | undefined {
  const file = XmlDocument.fromString(xml)
  try {
    schema.validate(file)
    return undefined
  } catch (error) {
    return String(error)
  } finally {
    file.dispose()
  }
}
