import { Box } from '@mui/material'
import { type KeyFigureName, keyFigureUnits } from '../../../domain/figures/key-figures.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { useWords } from '../../words/words.tsx'
import type { SectionProps } from './figure-columns.ts'
import { FigureSection } from './figure-section.tsx'
import { countAxisOf } from './plots/axis.ts'
import { BarRows } from './plots/bar-rows.tsx'
import { ColumnPlot } from './plots/column-plot.tsx'

type KeyRow = SectionProps['figures']['keyFigures'][number]

/** Each figure by its right name, beside that of the same months a year before. */
export function KeyFiguresSection({ figures: { keyFigures }, query }: SectionProps) {
  const { t } = useWords('figures')
  const { valueOf, changeOf } = useKeyWords()
  const columns = [
    { head: t('columns.figure'), render: ({ name }: KeyRow) => t(`keyFigures.${name}`) },
    { head: t('columns.value'), render: ({ name, value }: KeyRow) => valueOf(name, value) },
    { head: t('columns.lastYear'), render: ({ name, lastYear }: KeyRow) => valueOf(name, lastYear) },
    { head: t('columns.change'), render: ({ name, change }: KeyRow) => changeOf(name, change) },
  ]
  if (keyFigures.length === 0) return null
  const title = t('sections.keyFigures.title')
  return (
    <FigureSection
      title={title}
      lead={t('sections.keyFigures.lead')}
      csv="key-figures"
      query={query}
      isEmpty={false}
    >
      <DataTable
        caption={t('tableOf', { title })}
        isWrapping
        rows={keyFigures}
        keyOf={({ name }) => name}
        columns={columns}
      />
    </FigureSection>
  )
}

function useKeyWords() {
  const { t, money, percent, number, whole } = useWords('figures')
  const shown = {
    money,
    percent,
    days: (value: number) => t('units.days', { value: number(value) }),
    count: whole,
  }
  const signed = (value: number, text: string) => `${value > 0 ? '+' : ''}${text}`.replace('-', '−')
  return {
    valueOf: (name: KeyFigureName, value: number | null) =>
      value === null ? '–' : shown[keyFigureUnits[name]](value),
    changeOf: (name: KeyFigureName, value: number | null) =>
      value === null
        ? '–'
        : signed(
            value,
            keyFigureUnits[name] === 'percent' ? t('units.points', { value: number(value) }) : percent(value),
          ),
  }
}

/** By whose hand bookings come. */
export function ChannelsSection({ figures: { channels }, query }: SectionProps) {
  const { t, whole, amount, money } = useWords('figures')
  const title = t('sections.channels.title')
  const keyOf = ({ channel }: (typeof channels)[number]) => channel
  return (
    <FigureSection
      title={title}
      csv="channels"
      query={query}
      isEmpty={channels.every(({ rentals, cancelled }) => rentals + cancelled === 0)}
      table={{
        rows: channels,
        keyOf,
        columns: [
          { head: t('columns.channel'), render: ({ channel }) => t(`channels.${channel}`) },
          { head: t('columns.rentals'), render: ({ rentals }) => whole(rentals) },
          { head: t('columns.cancelled'), render: ({ cancelled }) => whole(cancelled) },
          { head: t('columns.revenue'), render: ({ revenue }) => amount(revenue) },
        ],
      }}
    >
      <BarRows
        name={title}
        rows={channels}
        keyOf={keyOf}
        renderLabel={({ channel }) => t(`channels.${channel}`)}
        valueOf={({ rentals }) => rentals}
        textOf={({ rentals, revenue }) => `${whole(rentals)} · ${money(revenue)}`}
      />
    </FigureSection>
  )
}

/** For how many days people rent. */
export function LengthsSection({ figures: { lengths }, query }: SectionProps) {
  const { t, whole } = useWords('figures')
  const title = t('sections.lengths.title')
  const nameOf = ({ from, to }: (typeof lengths)[number]) =>
    to === null ? t('steps.more', { from }) : from === to ? t('steps.day') : t('steps.days', { from, to })
  const short = ({ from, to }: (typeof lengths)[number]) =>
    to === null ? `${from}+` : from === to ? String(from) : `${from}–${to}`
  return (
    <FigureSection
      title={title}
      csv="lengths"
      query={query}
      isEmpty={lengths.every(({ rentals }) => rentals === 0)}
      table={{
        rows: lengths,
        keyOf: ({ from }) => from,
        columns: [
          { head: title, render: nameOf },
          { head: t('columns.rentals'), render: ({ rentals }) => whole(rentals) },
        ],
      }}
    >
      <Box>
        <ColumnPlot
          name={title}
          axis={countAxisOf(Math.max(0, ...lengths.map(({ rentals }) => rentals)))}
          formatTick={whole}
          columns={lengths.map((step) => ({
            key: String(step.from),
            label: short(step),
            shortLabel: String(step.from),
            parts: [{ value: step.rentals, look: 'main' }],
            title: t('plot.value', { name: nameOf(step), value: whole(step.rentals) }),
          }))}
        />
      </Box>
    </FigureSection>
  )
}
