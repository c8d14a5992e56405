const BLOCK = 512
const OWN_FILE = '0000600'

export type TarEntry = { name: string; bytes: Uint8Array }

/** One file of a tar archive (ustar), which any machine can open. */
export function tarEntry({ name, bytes }: TarEntry, at: Date): Buffer {
  if (Buffer.byteLength(name) > 100) throw new RangeError(`${name} is too long a name for an archive`)
  const header = Buffer.alloc(BLOCK)
  const octal = (value: number, length: number) => value.toString(8).padStart(length - 1, '0')
  header.write(name, 0)
  header.write(OWN_FILE, 100)
  header.write(octal(0, 8), 108)
  header.write(octal(0, 8), 116)
  header.write(octal(bytes.length, 12), 124)
  header.write(octal(Math.floor(at.getTime() / 1000), 12), 136)
  header.write(' '.repeat(8), 148)
  header.write('0', 156)
  header.write('ustar', 257)
  header.write('00', 263)
  const sum = header.reduce((total, byte) => total + byte, 0)
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return Buffer.concat([header, bytes, Buffer.alloc((BLOCK - (bytes.length % BLOCK)) % BLOCK)])
}

/** What ends an archive. */
export const tarEnd = Buffer.alloc(2 * BLOCK)

/** The files of an archive, one after the other. One that was cut off is an error, not a shorter archive. */
export async function* readTar(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<TarEntry> {
  const source = new Blocks(bytes)
  for (;;) {
    const header = await source.take(BLOCK)
    if (header.every((byte) => byte === 0)) break
    const text = (from: number, length: number) =>
      header
        .subarray(from, from + length)
        .toString('utf8')
        .replace(/\0.*$/s, '')
    const size = Number.parseInt(text(124, 12), 8)
    const padded = Math.ceil(size / BLOCK) * BLOCK
    yield { name: text(0, 100), bytes: (await source.take(padded)).subarray(0, size) }
  }
  // Whoever reads on finds out whether the rest is what was written.
  await source.drain()
}

/** Takes just as many bytes as asked for, however they arrive. */
export class Blocks {
  readonly #source: AsyncIterator<Uint8Array>
  #waiting: Uint8Array[] = []
  #length = 0

  constructor(source: AsyncIterable<Uint8Array>) {
    this.#source = source[Symbol.asyncIterator]()
  }

  async take(length: number): Promise<Buffer> {
    while (this.#length < length) {
      if (!(await this.#more())) throw new Error('the archive ends too early')
    }
    return this.#give(length)
  }

  /** Fewer only at the very end. */
  async upTo(length: number): Promise<Buffer> {
    while (this.#length < length && (await this.#more()));
    return this.#give(Math.min(length, this.#length))
  }

  async drain(): Promise<void> {
    while (await this.#more()) this.#give(this.#length)
  }

  async #more(): Promise<boolean> {
    const { done, value } = await this.#source.next()
    if (done) return false
    this.#waiting.push(value)
    this.#length += value.length
    return true
  }

  #give(length: number): Buffer {
    const [first] = this.#waiting
    const isOne = this.#waiting.length === 1 && first
    const all = isOne
      ? Buffer.from(first.buffer, first.byteOffset, first.length)
      : Buffer.concat(this.#waiting)
    this.#waiting = [all.subarray(length)]
    this.#length = all.length - length
    return all.subarray(0, length)
  }
}
