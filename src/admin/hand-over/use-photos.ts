import { useEffect, useState } from 'react'
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
  const [version, setVersion] = useState(0)
  useEffect(() => {
    const addresses: string[] = []
    let isWanted = version >= 0
    const read = async () => {
      const kept = await readPhotos(key)
      if (!isWanted) return
      const pairs = kept.map(({ spot, picture }) => [spot, URL.createObjectURL(picture)] as const)
      addresses.push(...pairs.map(([, address]) => address))
      setShown(new Map(pairs))
    }
    void read()
    return () => {
      isWanted = false
      for (const address of addresses) URL.revokeObjectURL(address)
    }
  }, [key, version])
  const readAgain = () => setVersion((last) => last + 1)
  return {
    shown,
    spots: new Set(shown.keys()),
    take: async (spot, file) => {
      await keepPhoto(key, spot, await shrinkPhoto(file))
      readAgain()
    },
    drop: async (spot) => {
      await dropPhoto(key, spot)
      readAgain()
    },
  }
}
