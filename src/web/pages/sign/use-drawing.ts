import { type PointerEvent, type RefObject, useRef, useState } from 'react'

/** The canvas keeps this many pixels whatever its width on the screen, so that turning the phone loses nothing. */
export const PAPER = { width: 1200, height: 540 }
const PEN_WIDTH = 5
const INK = '#0f2229'

type Point = { x: number; y: number }

/** A pen on a canvas: finger, mouse or stylus alike. `image` is the drawing as a data address, empty when there is none. */
export function useDrawing(canvas: RefObject<HTMLCanvasElement | null>) {
  const [image, setImage] = useState('')
  const last = useRef<Point>(undefined)

  const place = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const box = canvas.current?.getBoundingClientRect() ?? new DOMRect()
    return {
      x: ((clientX - box.left) / (box.width || 1)) * PAPER.width,
      y: ((clientY - box.top) / (box.height || 1)) * PAPER.height,
    }
  }

  const lineTo = (to: Point) => {
    const pen = canvas.current?.getContext('2d')
    const from = last.current
    if (!pen || !from) return
    pen.strokeStyle = INK
    pen.lineWidth = PEN_WIDTH
    pen.lineCap = 'round'
    pen.lineJoin = 'round'
    pen.beginPath()
    pen.moveTo(from.x, from.y)
    pen.lineTo(to.x, to.y)
    pen.stroke()
    last.current = to
  }

  const onPointerDown = (event: PointerEvent<HTMLCanvasElement>) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    last.current = place(event)
    // A dot is a part of many names.
    lineTo(last.current)
  }
  const onPointerMove = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!last.current) return
    const { nativeEvent } = event
    const between = nativeEvent.getCoalescedEvents?.() ?? []
    for (const move of between.length > 0 ? between : [nativeEvent]) lineTo(place(move))
  }
  const onPointerUp = () => {
    if (!last.current) return
    last.current = undefined
    setImage(canvas.current?.toDataURL('image/png') ?? '')
  }
  const clear = () => {
    canvas.current?.getContext('2d')?.clearRect(0, 0, PAPER.width, PAPER.height)
    setImage('')
  }
  const pen = { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp }
  return { image, pen, clear }
}
