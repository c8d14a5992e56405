import { describe, expect, it } from 'vitest'
import { readCsv, writeCsv } from './csv.ts'

describe('a table as a file', () => {
  it('is what a spreadsheet in Estonia opens', () => {
    const file = writeCsv(
      ['nimi', 'hind'],
      [
        ['Õie; "Ülle"', 12.5],
        ['=1+1', -3],
        [null, 1250.75],
        ['-3,50', true],
      ],
    )
    expect(file).toBe('\ufeffnimi;hind\r\n"Õie; ""Ülle""";12,5\r\n"\'=1+1";-3\r\n;1250,75\r\n-3,50;true\r\n')
  })

  it('is read back as it was written', () => {
    const rows = [
      ['Kask, Kadri', '12,5', ''],
      ['=cmd|x', '-3', 'kaks\nrida'],
      ['+372 5123', '1250,75', '"'],
    ]
    const [columns, cells] = [['a', 'b', 'c'], rows]
    const read = readCsv(writeCsv(columns, cells))
    expect(read?.columns).toEqual(columns)
    expect(read?.rows.map((row) => columns.map((column) => row[column]))).toEqual(cells)
  })

  it('may have commas between its columns, as other programs write them', () => {
    expect(readCsv('a,b\n1,"2,5"\n')?.rows).toEqual([{ a: '1', b: '2,5' }])
  })

  it('is none with a quote that never ends', () => {
    expect(readCsv('a;b\n"1;2\n')).toBeUndefined()
  })
})
