import { describe, expect, it } from 'vitest'
import { askedPhoto, isPhoto, pictureAddress, pictureSources, wholePhotoKey } from './car-picture.ts'

const photo = 'photo-0123456789abcdef-01234567'

describe('pictures of cars', () => {
  it('are drawings unless their name is one of ours', () => {
    expect(pictureAddress('hatchback-white')).toBe('/cars/hatchback-white.svg')
    expect(pictureSources('hatchback-white')).toBeUndefined()
    expect(pictureAddress('../../etc')).toBe('/cars/..%2F..%2Fetc.svg')
    expect(isPhoto(`${photo}x`)).toBe(false)
  })

  it('are photographs in several widths', () => {
    expect(pictureAddress(photo)).toBe(`/pictures/${photo}-640.webp`)
    expect(pictureSources(photo)?.split(', ')).toHaveLength(3)
    expect(wholePhotoKey(photo)).toBe('photo-0123456789abcdef')
  })

  it('are given out by their full name only', () => {
    expect(askedPhoto(`${photo}-640.webp`)).toBe(`${photo}-640`)
    // Neither the whole photograph, nor another file of the store, nor a width that is not kept.
    for (const file of [
      'photo-0123456789abcdef.webp',
      'photo-0123456789abcdef-640.webp',
      `${photo}-641.webp`,
      `${photo}-640`,
    ]) {
      expect(askedPhoto(file)).toBeUndefined()
    }
    expect(askedPhoto('9b0f7f0e-3c1c-4c58-9d3a-0c7a4e0a7b11-640.webp')).toBeUndefined()
  })
})
