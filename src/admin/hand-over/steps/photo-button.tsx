import { type ReactNode, useState } from 'react'
import { useWords } from '../../words/words.tsx'

type Props = {
  name: string
  shown: string | undefined
  onFile: (file: Blob) => Promise<void>
  onDrop: () => Promise<void>
  children?: ReactNode
}

/** The camera, and the picture it took under the outline it should follow. */
export function PhotoButton({ name, shown, onFile, onDrop, children }: Props) {
  const { t } = useWords('handover')
  const [hasFailed, setHasFailed] = useState(false)
  const take = async (file: File | undefined) => {
    if (!file) return
    try {
      setHasFailed(false)
      await onFile(file)
    } catch {
      setHasFailed(true)
    }
  }
  return (
    <div className="shot" data-taken={shown !== undefined}>
      <label>
        {shown ? <img src={shown} alt={t('photo.taken', { spot: name })} /> : null}
        {children}
        <span className="name">{name}</span>
        <input
          type="file"
          accept="image/*"
          capture="environment"
          aria-label={t('photo.take', { spot: name })}
          onChange={({ target }) => {
            void take(target.files?.[0])
            target.value = ''
          }}
        />
      </label>
      {shown ? (
        <button type="button" onClick={() => void onDrop()} aria-label={t('photo.drop', { spot: name })}>
          {t('photo.again')}
        </button>
      ) : null}
      {hasFailed ? (
        <p role="alert" className="note">
          {t('photo.failed')}
        </p>
      ) : null}
    </div>
  )
}
