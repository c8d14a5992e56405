import { useTheme } from '@mui/material'
import { type RefObject, useEffect, useId, useRef, useState } from 'react'

type ColumnPart = { value: number; look: 'main' | 'apart' }

export type Column = {
  key: string
  /** Beneath the column; the shorter one where there is little room. */
  label: string
  shortLabel: string
  /** From the bottom up. */
  parts: ColumnPart[]
  /** What a pointer that rests on it is told. */
  title: string
}

type ColumnPlotProps = {
  /** What the plot is, for those who do not see it; its table says the rest. */
  name: string
  columns: readonly Column[]
  axis: { end: number; ticks: readonly number[] }
  formatTick: (value: number) => string
  height?: number
}

const MARGIN = { top: 12, right: 4, bottom: 26 }
/** How wide a letter is, in numbers of the axis and in names of columns. */
const LETTER = { axis: 7.5, label: 6.4 }

/** Upright columns over an axis. The second part is hatched and cased in ink: it is told apart without its colour. */
export function ColumnPlot({ name, columns, axis, formatTick, height = 220 }: ColumnPlotProps) {
  const { palette } = useTheme()
  const [box, width] = useWidth<HTMLDivElement>()
  const hatch = useId()
  const left = Math.max(...axis.ticks.map((tick) => formatTick(tick).length)) * LETTER.axis + 12
  const inner = Math.max(0, width - left - MARGIN.right)
  const slot = columns.length === 0 ? 0 : inner / columns.length
  const bar = Math.min(56, Math.max(2, slot * 0.68))
  const floor = height - MARGIN.bottom
  const tall = floor - MARGIN.top
  const y = (value: number) => floor - (value / axis.end) * tall
  const widest = (pick: (column: Column) => string) =>
    Math.max(0, ...columns.map((column) => pick(column).length)) * LETTER.label + 4
  const isRoomy = widest(({ label }) => label) <= slot
  const every = isRoomy
    ? 1
    : Math.max(1, Math.ceil(widest(({ shortLabel }) => shortLabel) / Math.max(slot, 1)))
  return (
    <div ref={box} style={{ contain: 'inline-size' }}>
      {width > 0 ? (
        <svg role="img" aria-label={name} width={width} height={height} style={{ display: 'block' }}>
          <defs>
            <pattern
              id={hatch}
              width="6"
              height="6"
              patternUnits="userSpaceOnUse"
              patternTransform="rotate(45)"
            >
              <rect width="6" height="6" fill={palette.secondary.main} />
              <rect width="2" height="6" fill={palette.text.primary} />
            </pattern>
          </defs>
          {axis.ticks.map((tick) => (
            <g key={tick}>
              <line x1={left} x2={width} y1={y(tick)} y2={y(tick)} stroke={palette.divider} />
              <text
                x={left - 8}
                y={y(tick) + 4}
                textAnchor="end"
                fontSize="12"
                fill={palette.text.secondary}
                style={{ fontVariantNumeric: 'tabular-nums' }}
              >
                {formatTick(tick)}
              </text>
            </g>
          ))}
          {columns.map((column, place) => {
            const x = left + slot * place + (slot - bar) / 2
            let below = 0
            return (
              <g key={column.key}>
                <title>{column.title}</title>
                <rect x={left + slot * place} y={MARGIN.top} width={slot} height={tall} fill="transparent" />
                {column.parts.map(({ value, look }) => {
                  const from = below
                  below += value
                  const size = (value / axis.end) * tall
                  if (size <= 0) return null
                  return (
                    <rect
                      key={look}
                      x={x}
                      y={y(from + value)}
                      width={bar}
                      height={Math.max(1, size)}
                      fill={look === 'main' ? palette.primary.main : `url(#${hatch})`}
                    />
                  )
                })}
                {place % every === 0 ? (
                  <text
                    x={left + slot * (place + 0.5)}
                    y={floor + 18}
                    textAnchor="middle"
                    fontSize="12"
                    fill={palette.text.secondary}
                  >
                    {isRoomy ? column.label : column.shortLabel}
                  </text>
                ) : null}
              </g>
            )
          })}
          <line x1={left} x2={width} y1={floor} y2={floor} stroke={palette.text.primary} strokeWidth="1.5" />
        </svg>
      ) : null}
    </div>
  )
}

/** How wide an element is, so that a plot is drawn at its real size and its letters stay readable on a phone. */
function useWidth<Element extends HTMLElement>(): [RefObject<Element | null>, number] {
  const ref = useRef<Element>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const element = ref.current
    if (!element) return undefined
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, width]
}
