import type { CSSProperties } from 'react'
import type { Journey, Stop } from '../journey.ts'
import { NO_BREAK_SPACE } from '../unbroken.ts'
import { inks, tone } from './mail-colours.ts'
import { Table } from './table.tsx'

const WAY = {
  width: 20,
  backgroundImage: `linear-gradient(to right,${inks.ink} 2px,${inks.accent} 2px,${inks.accent} 7px,${inks.ink} 7px)`,
  backgroundRepeat: 'no-repeat',
}
const TOWN = {
  width: 11,
  height: 11,
  margin: '3px auto 0',
  border: `4px solid ${inks.ink}`,
  borderRadius: '50%',
  background: inks.surface,
  fontSize: 0,
  lineHeight: 0,
}

/** Ring, road, ring. Where gradients are not known, the two rings still say where the way begins and ends. */
export function JourneyHtml({ from, to, duration }: Journey) {
  return (
    <>
      <Table style={{ margin: '20px 0 8px' }}>
        <StopRow
          stop={from}
          road={{ backgroundSize: '9px 100%', backgroundPosition: 'center 10px' }}
          padding="0 0 18px 14px"
        />
        <StopRow
          stop={to}
          road={{ backgroundSize: '9px 8px', backgroundPosition: 'center top' }}
          padding="0 0 0 14px"
        />
      </Table>
      <p {...tone('ink', { margin: '0 0 20px', paddingLeft: 34, fontWeight: 700 })}>{duration}</p>
    </>
  )
}

function StopRow({ stop, road, padding }: { stop: Stop; road: CSSProperties; padding: string }) {
  return (
    <tr>
      <td className="way" width={20} valign="top" style={{ ...WAY, ...road }}>
        <div className="town" style={TOWN}>
          {NO_BREAK_SPACE}
        </div>
      </td>
      <td valign="top" style={{ padding }}>
        <span {...tone('soft', { display: 'block', fontSize: 13, lineHeight: '20px' })}>{stop.label}</span>
        <strong {...tone('ink', { display: 'block', fontWeight: 700 })}>{stop.moment}</strong>
        <span {...tone('ink', { display: 'block' })}>{stop.place}</span>
        <span {...tone('soft', { display: 'block', fontSize: 14 })}>{stop.address}</span>
      </td>
    </tr>
  )
}
