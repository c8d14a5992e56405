import { useCallback, useEffect, useState } from 'react'
import { dropPhoto, keepPhoto, readPhotos } from './kept.ts'
import { shrinkPhoto } from './shrink-photo.ts'

export type Photos = {
  /** Where each picture can be shown from, by its spot. */
  shown: ReadonlyMap<string, string>
  spots: ReadonlySet<string>
  take: (spot: string, file: Blob) => Promise<void>
  drop: (spot: string) => Promise<void>
}

/** The pictures of an act, as this phone keeps them. */
export function usePhotos(key: string): Photos {
  const [shown, setShown] = useState<ReadonlyMap<string, string>>(new Map())
  const read = useCallback(async () => {
    const kept = await readPhotos(key)
    setShown((before) => {
      for (const address of before.values()) URL.revokeObjectURL(address)
      return new Map(kept.map(({ spot, picture }) => [spot, URL.createObjectURL(picture)]))
    })
  }, [key])
  useEffect(() => {
    void read()
  }, [read])
  return {
    shown,
    spots: new Set(shown.keys()),
    take: async (spot, file) => {
      await keepPhoto(key, spot, await shrinkPhoto(file))
      await read()
    },
    drop: async (spot) => {
      await dropPhoto(key, spot)
      await read()
    },
  }
}
