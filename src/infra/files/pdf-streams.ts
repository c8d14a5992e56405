import { inflateSync, constants as zlib } from 'node:zlib'
import {
  PDFArray,
  type PDFContext,
  PDFName,
  PDFObjectStreamParser,
  type PDFRawStream,
  PDFXRefStreamParser,
} from 'pdf-lib'

/** The objects of a paper of twenty pages, unpacked, are far less. */
const MOST_BYTES = 20 * 1024 * 1024

const unpacked = new WeakMap<PDFContext, number>()
const refused = new WeakSet<PDFContext>()

/** Something in the paper would have unpacked into more than anyone sends, and was left out. */
export const hasRefusedStream = (context: PDFContext): boolean => refused.has(context)

// pdf-lib unpacks what holds its objects without a limit, and is only known to do so while it reads: a name can be
// written in many ways, so the file does not tell beforehand.
const readObjects = PDFObjectStreamParser.forStream
PDFObjectStreamParser.forStream = (stream, wait) => readObjects(checked(stream), wait)
const readTable = PDFXRefStreamParser.forStream
PDFXRefStreamParser.forStream = (stream) => readTable(checked(stream))

function checked(stream: PDFRawStream): PDFRawStream {
  const { context } = stream.dict
  const size = sizeOf(stream, MOST_BYTES - (unpacked.get(context) ?? 0))
  if (size === undefined) {
    refused.add(context)
    throw new RangeError('the stream is not unpacked')
  }
  unpacked.set(context, (unpacked.get(context) ?? 0) + size)
  return stream
}

/** Undefined when it is packed more than once, in an unusual way, or unpacks into more than the limit. */
function sizeOf(stream: PDFRawStream, most: number): number | undefined {
  const filter = stream.dict.lookup(PDFName.of('Filter'))
  const filters = filter instanceof PDFArray ? filter.asArray() : filter ? [filter] : []
  if (most <= 0 || filters.length > 1) return undefined
  if (filters.length === 0) return stream.contents.length
  if (stream.dict.context.lookup(filters[0]) !== PDFName.of('FlateDecode')) return undefined
  try {
    return inflateSync(stream.contents, { maxOutputLength: most, finishFlush: zlib.Z_SYNC_FLUSH }).length
  } catch {
    return undefined
  }
}
