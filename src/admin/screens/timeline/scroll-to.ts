import { HEAD_HEIGHT } from './use-visible-part.ts'

/** Only as far as needed, and never under the names or the dates. */
export function scrollTo(
  box: HTMLElement,
  row: { top: number; height: number },
  { left, right }: { left: number; right: number },
  sideWidth: number,
): void {
  const width = box.clientWidth - sideWidth
  const height = box.clientHeight - HEAD_HEIGHT
  if (row.top < box.scrollTop) box.scrollTop = row.top
  else if (row.top + row.height > box.scrollTop + height) box.scrollTop = row.top + row.height - height
  if (left < box.scrollLeft || right - left > width) box.scrollLeft = left - 16
  else if (right > box.scrollLeft + width) box.scrollLeft = right - width + 16
}
