import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const files: Record<string, string> = { 'react-router': 'index.mjs', 'react-router/dom': 'dom-export.mjs' }

/** Parts of the router that no page here asks for and no bundler can see are unused, with what they come down to. */
const unused: Record<string, string> = {
  getRouteInstrumentationUpdates: '{ return {} }',
  instrumentClientSideRouter: '{ return arguments[0] }',
  RSCErrorHandler: '{ return arguments[0].children }',
  PrefetchPageLinks: '{ return null }',
  usePrefetchBehavior: '{ return [false, null, {}] }',
  // They have run when a page wakes up, and a page that browsers make themselves has none.
  Scripts: '{ return null }',
  // Without their words these would say "undefined" to whoever looks.
  warning: '{}',
  warningOnce: '{}',
  warnOnce: '{}',
}

/** What a broken promise is called is for whoever writes the pages: the server is told where it broke, not the words. */
const talkative = new Set(['invariant', 'invariant2', 'warning', 'warningOnce', 'warnOnce'])

/**
 * React Router as browsers get it. Its package leads bundlers to the development build; here the one for production is
 * taken, without the sentences it would say to programmers and without the parts above. Another version of the router
 * that has no such parts fails the build, so that this list stays true.
 */
export function leanRouter(): Plugin {
  return {
    name: 'autorent:lean-router',
    apply: 'build',
    enforce: 'pre',
    resolveId(id) {
      const file = files[id]
      return file === undefined
        ? undefined
        : fileURLToPath(import.meta.resolve(`../node_modules/react-router/dist/production/${file}`))
    },
    transform(code, id) {
      if (this.environment.name !== 'client') return
      if (!/react-router\/dist\/production\/chunk-/.test(id) || !code.includes('function createRouter('))
        return
      const cuts = cutsIn(this.parse(code))
      const missing = Object.keys(unused).filter((name) => !cuts.some((cut) => cut.of === name))
      if (missing.length > 0) this.error(`This version of the router has no ${missing.join(', ')}`)
      return { code: withCuts(code, cuts), map: null }
    },
  }
}

type Cut = { start: number; end: number; text: string; of: string }

function cutsIn(node: unknown): Cut[] {
  if (typeof node !== 'object' || node === null) return []
  if (isFunction(node)) {
    const text = unused[node.id.name]
    if (text !== undefined) return [{ start: node.body.start, end: node.body.end, text, of: node.id.name }]
  }
  const inside = Object.values(node).flatMap(cutsIn)
  return isTalk(node)
    ? [messageOf(node), ...inside.filter((cut) => cut.end <= messageOf(node).start)]
    : inside
}

type Node = { type: string; start: number; end: number }
type FunctionNode = Node & { id: { name: string }; body: Node }
type Call = Node & { callee: { name: string }; arguments: [Node, Node, ...Node[]] }

const isNode = (node: object): node is Node => 'type' in node && 'start' in node

const isFunction = (node: object): node is FunctionNode =>
  isNode(node) && node.type === 'FunctionDeclaration' && 'id' in node && node.id !== null

const isTalk = (node: object): node is Call =>
  isNode(node) &&
  node.type === 'CallExpression' &&
  talkative.has((node as Call).callee.name) &&
  (node as Call).arguments.length > 1

const messageOf = ({ arguments: [first, ...rest], callee }: Call): Cut => ({
  start: first.end,
  end: rest.at(-1)?.end ?? first.end,
  text: '',
  of: callee.name,
})

function withCuts(code: string, cuts: readonly Cut[]): string {
  return cuts
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, cut) => text.slice(0, cut.start) + cut.text + text.slice(cut.end), code)
}
