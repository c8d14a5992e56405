import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '../../ui/icon.tsx'

const SIZE = 160

/** A small picture of the chosen file, drawn here: nothing is loaded for it. A file no browser can draw is shown as paper. */
export function FilePreview({ file }: { file: File }) {
  const t = useTranslations('customer.upload')
  const canvas = useRef<HTMLCanvasElement>(null)
  const [drawn, setDrawn] = useState<File>()
  const isDrawn = drawn === file
  useEffect(() => {
    let isGone = false
    const draw = async () => {
      const picture = await drawable(file)
      if (picture && canvas.current && !isGone) {
        drawCovering(canvas.current, picture)
        setDrawn(file)
      }
      picture?.close()
    }
    void draw()
    return () => {
      isGone = true
    }
  }, [file])
  return (
    <div className="flex min-w-0 items-center gap-3">
      <span className="bg-ground flex size-16 shrink-0 items-center justify-center overflow-hidden rounded-lg">
        <canvas ref={canvas} width={SIZE} height={SIZE} hidden={!isDrawn} className="size-16" />
        {isDrawn ? null : <Icon name="document" className="text-ink-soft size-7" />}
      </span>
      <span className="text-small min-w-0 break-words">
        <span className="sr-only">{t('previewOf', { name: '' })}</span>
        {file.name}
      </span>
    </div>
  )
}

async function drawable(file: File): Promise<ImageBitmap | undefined> {
  if (file.type === 'application/pdf' || typeof createImageBitmap !== 'function') return undefined
  return createImageBitmap(file).catch(() => undefined)
}

function drawCovering(canvas: HTMLCanvasElement, picture: ImageBitmap): void {
  const scale = SIZE / Math.min(picture.width, picture.height)
  const [width, height] = [picture.width * scale, picture.height * scale]
  canvas.getContext('2d')?.drawImage(picture, (SIZE - width) / 2, (SIZE - height) / 2, width, height)
}
