import { memo } from 'react'
import { showPlate } from '../../../domain/people/plate.ts'
import { Icon } from '../../ui/icon.tsx'
import type { RowWords } from './car-row.tsx'
import type { Row } from './rows.ts'

type Props = {
  rows: readonly Row[]
  words: RowWords
  free: ReadonlyMap<number, number>
  onToggle: (groupId: number) => void
  onBlock: (carId: number) => void
}

/** Names of groups and cars; they stay while the days move under them. */
export const SideColumn = memo(function SideColumn({ rows, ...rest }: Props) {
  return rows.map((row) => (
    <Name key={row.kind === 'group' ? `group-${row.group.id}` : row.car.id} row={row} {...rest} />
  ))
})

const Name = memo(function Name({
  row,
  words: { t, locale },
  free,
  onToggle,
  onBlock,
}: Omit<Props, 'rows'> & { row: Row }) {
  const style = { transform: `translateY(${row.top}px)`, height: row.height }
  if (row.kind === 'group') {
    const { group, isOpen } = row
    return (
      <div className="tl-group" style={style}>
        <button type="button" aria-expanded={isOpen} onClick={() => onToggle(group.id)}>
          <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} size={16} />
          <span className="tl-group-name">{group.name[locale]}</span>
          <span className="tl-count">
            {t('freeOf', { free: free.get(group.id) ?? 0, count: group.cars.length })}
          </span>
        </button>
      </div>
    )
  }
  const { car } = row
  const blockThis = t('blockThis', { car: `${car.name} ${showPlate(car.plate)}` })
  return (
    <div className="tl-name" style={style}>
      <span className="tl-car">{car.name}</span>
      <span className="tl-plate">
        {showPlate(car.plate)}
        {car.isActive ? '' : ` · ${t('retired')}`}
      </span>
      <button
        type="button"
        className="tl-add"
        aria-label={blockThis}
        title={blockThis}
        onClick={() => onBlock(car.id)}
      >
        <Icon name="plus" size={16} />
      </button>
    </div>
  )
})
