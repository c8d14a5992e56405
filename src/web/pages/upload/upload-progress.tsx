import './upload-bar.css'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useProblemText } from './use-problem-text.ts'
import type { useUpload } from './use-upload.ts'

/** A chosen file on its way, arrived, or refused with the way to try again. */
export function UploadProgress({ upload }: { upload: ReturnType<typeof useUpload> }) {
  const { state, send, stop } = upload
  const t = useTranslations('customer.upload')
  const common = useTranslations('common')
  const problemText = useProblemText()
  const told = useRef<HTMLDivElement>(null)
  const isSending = state.at === 'sending'
  // The field in which the file was chosen is gone while it is sent: whoever was in it goes on from here.
  useEffect(() => {
    if (isSending) told.current?.focus({ preventScroll: true })
  }, [isSending])
  return (
    <div ref={told} tabIndex={-1} aria-live="polite" className="grid gap-3 rounded-lg empty:hidden">
      {state.at === 'idle' ? null : <FilePreview file={state.file} />}
      {state.at === 'sending' ? (
        <div className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1">
          <Bar part={state.part} label={t('fileLabel', { kind: state.file.name })} />
          <Button look="quiet" onClick={stop} className="row-span-2">
            {t('stop')}
          </Button>
          {/* The bar tells its own number: said aloud at every percent it would drown everything else. */}
          <p aria-hidden="true" className="text-ink-soft text-small tabular-nums">
            {state.part < 1 ? t('progress', { percent: Math.floor(state.part * 100) }) : t('checkingFile')}
          </p>
        </div>
      ) : null}
      {state.at === 'sent' ? (
        <p className="text-positive flex items-center gap-1.5 font-medium">
          <Icon name="check" />
          {t('sent')}
        </p>
      ) : null}
      {state.at === 'refused' ? (
        <>
          <FieldError id={`${state.file.name}-error`}>{problemText(state.code)}</FieldError>
          {isWorthAnotherTry(state.code) ? (
            <Button look="secondary" onClick={() => void send(state.file)} className="sm:justify-self-start">
              {common('retry')}
            </Button>
          ) : null}
        </>
      ) : null}
    </div>
  )
}

/** The same file would be refused again for what it is. */
function isWorthAnotherTry(code: string): boolean {
  return ![
    'empty',
    'too_large',
    'pdf_too_large',
    'not_a_picture',
    'unreadable',
    'too_complex',
    'too_many',
    'unknown_driver',
  ].includes(code)
}

function Bar({ part, label }: { part: number; label: string }) {
  return (
    <progress
      aria-label={label}
      max={1}
      {...(part < 1 ? { value: part } : {})}
      className="upload-bar w-full"
    />
  )
}

const SIZE = 160

/** A small picture of the chosen file, drawn here: nothing is loaded for it. A file no browser can draw is shown as paper. */
function FilePreview({ file }: { file: File }) {
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
