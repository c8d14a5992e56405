import type { ComponentChild, ContainerNode } from 'preact'
import { hydrate } from 'preact/compat'
import { allAwake } from '../browser/waking.ts'
import { asSent } from './react.ts'

/** Wakes up the page that the server sent. */
export function hydrateRoot(document: Document, page: ComponentChild): void {
  try {
    asSent(() => {
      leavingStrangers(document, () => hydrate(page, around(document)))
      return allAwake()
    })
  } catch (waiting) {
    // What the page was made from is still being read; waking up is a task of its own.
    if (!(waiting instanceof Promise)) throw waiting
    void waiting.then(() => setTimeout(() => hydrateRoot(document, page)))
  }
}

/** A document takes no second `<html>`: what wakes up is one child of this, and what stands beside it is not its business. */
function around(document: Document): ContainerNode {
  return {
    nodeType: document.DOCUMENT_NODE,
    parentNode: null,
    get firstChild() {
      return document.documentElement
    },
    get childNodes() {
      return [document.documentElement]
    },
    contains: (node) => document.contains(node as Node | null),
    insertBefore(node) {
      const html = node as Node as HTMLElement
      if (html !== document.documentElement) document.documentElement.replaceWith(html)
      return node
    },
    appendChild(node) {
      return this.insertBefore(node, null)
    },
    removeChild: (node) => node,
  }
}

/** What a browser's extensions have put beside the page stays. */
function leavingStrangers(document: Document, wake: () => void): void {
  const places: Element[] = [document.documentElement, document.head, document.body]
  for (const place of places) place.removeChild = (node) => node
  try {
    wake()
  } finally {
    for (const place of places) Reflect.deleteProperty(place, 'removeChild')
  }
}
