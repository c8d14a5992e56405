import { Fragment, type ReactNode } from 'react'

/** One part after the other. A letter or a paper is drawn once and never again, so a place is key enough. */
export function inOrder<Item>(items: readonly Item[], draw: (item: Item, place: number) => ReactNode) {
  // oxlint-disable-next-line react/no-array-index-key -- see above
  return items.map((item, place) => <Fragment key={place}>{draw(item, place)}</Fragment>)
}
