import { describe, expect, it } from 'vitest'
import { DataKeys } from './data-keys.ts'
import { openBytes, openText, sealBytes, sealText } from './seal.ts'

const keys = new DataKeys([{ id: '2026', secret: Buffer.alloc(32, 1) }])
const others = new DataKeys([{ id: '2026', secret: Buffer.alloc(32, 2) }])

describe('a sealed text', () => {
  const stored = sealText('clients.idCode', '38001085718', { isSought: true, keys })

  it('opens where it was sealed, with the key that sealed it, and nowhere else', () => {
    expect(stored).toMatch(/^sealed\.2026\.[\w-]{43}\.[\w-]+$/)
    expect(openText('clients.idCode', stored, keys)).toBe('38001085718')
    expect(() => openText('guarantors.idCode', stored, keys)).toThrow('authenticate')
    expect(() => openText('clients.idCode', stored, others)).toThrow('authenticate')
    expect(() => openText('clients.idCode', stored.replace('2026', '2025'), keys)).toThrow('2025')
  })

  it('that was changed by one letter does not open', () => {
    const last = stored.at(-2) === 'A' ? 'B' : 'A'
    expect(() => openText('clients.idCode', stored.slice(0, -2) + last + stored.at(-1), keys)).toThrow(
      'authenticate',
    )
  })

  it('is another each time, and found by the same hash', () => {
    const again = sealText('clients.idCode', '38001085718', { isSought: true, keys })
    expect(again.split('.')[3]).not.toBe(stored.split('.')[3])
    expect(again.split('.')[2]).toBe(stored.split('.')[2])
    expect(sealText('clients.idCode', '38001085718', { keys })).toContain('..')
  })
})

describe('sealed bytes', () => {
  it.each([0, 1, 100_000])('%i of them open again as they were', (length) => {
    const bytes = new Uint8Array(length).fill(7)
    const stored = sealBytes('file a', bytes, keys)
    expect(openBytes('file a', stored, keys)).toEqual(bytes)
    expect(() => openBytes('file b', stored, keys)).toThrow('authenticate')
  })

  it('from before are read as they are', () => {
    expect(openBytes('file a', Buffer.from('%PDF-1.7'), keys)).toEqual(
      new Uint8Array(Buffer.from('%PDF-1.7')),
    )
  })
})
