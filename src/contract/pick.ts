/** Only these fields of a row cross the wire: a column that is added to its table later does not. */
export function pick<Row extends object, const Names extends readonly (keyof Row)[]>(
  row: Row,
  ...names: Names
): Pick<Row, Names[number]> {
  return Object.fromEntries(names.map((name) => [name, row[name]])) as Pick<Row, Names[number]>
}
