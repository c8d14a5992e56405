import { type PointerEvent, useEffect, useRef } from 'react'
import { useWords } from '../words/words.tsx'

/** The canvas keeps this many pixels whatever its width on the screen, so that turning the phone loses nothing. */
const PAPER = { width: 900, height: 360 }
const PEN_WIDTH = 5
const INK = '#0f2229'

type Props = { label: string; image: string; onChange: (image: string) => void }

/** White paper for a finger or a pen; what was drawn before is there again. */
export function SignaturePad({ label, image, onChange }: Props) {
  const { t } = useWords('handover')
  const canvas = useRef<HTMLCanvasElement>(null)
  const last = useRef<{ x: number; y: number }>(undefined)
  const drawn = useRef('')
  useEffect(() => {
    if (image === '' || image === drawn.current) return
    drawn.current = image
    const kept = new Image()
    kept.addEventListener('load', () => canvas.current?.getContext('2d')?.drawImage(kept, 0, 0))
    kept.src = image
  }, [image])
  const place = ({ clientX, clientY }: { clientX: number; clientY: number }) => {
    const box = canvas.current?.getBoundingClientRect() ?? new DOMRect()
    return {
      x: ((clientX - box.left) / (box.width || 1)) * PAPER.width,
      y: ((clientY - box.top) / (box.height || 1)) * PAPER.height,
    }
  }
  const lineTo = (to: { x: number; y: number }) => {
    const pen = canvas.current?.getContext('2d')
    if (!pen || !last.current) return
    Object.assign(pen, { strokeStyle: INK, lineWidth: PEN_WIDTH, lineCap: 'round', lineJoin: 'round' })
    pen.beginPath()
    pen.moveTo(last.current.x, last.current.y)
    pen.lineTo(to.x, to.y)
    pen.stroke()
    last.current = to
  }
  const begin = (event: PointerEvent<HTMLCanvasElement>) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    last.current = place(event)
    // A dot is a part of many names.
    lineTo(last.current)
  }
  const end = () => {
    if (!last.current) return
    last.current = undefined
    drawn.current = canvas.current?.toDataURL('image/png') ?? ''
    onChange(drawn.current)
  }
  const clear = () => {
    canvas.current?.getContext('2d')?.clearRect(0, 0, PAPER.width, PAPER.height)
    drawn.current = ''
    onChange('')
  }
  return (
    <fieldset className="signature">
      <legend>{label}</legend>
      <canvas
        ref={canvas}
        {...PAPER}
        role="img"
        aria-label={label}
        onPointerDown={begin}
        onPointerMove={(event) => {
          if (last.current) lineTo(place(event))
        }}
        onPointerUp={end}
        onPointerCancel={end}
      />
      <button type="button" onClick={clear} disabled={image === ''} aria-label={`${t('clear')}: ${label}`}>
        {t('clear')}
      </button>
    </fieldset>
  )
}
