import type { Field } from '../../src/contract/records/resource.ts'

/** What a field must not take: nothing where something is needed, another kind, and just past each of its ends. */
export function wrongValues(field: Field): unknown[] {
  const unsaid = field.usually === undefined ? [undefined] : []
  const missing = field.isOptional ? [] : [null, ...unsaid, ...(field.kind === 'text' ? ['', '   '] : [])]
  return [...missing, ...wrongKinds(field), ...pastTheEnds(field)]
}

function wrongKinds({ kind }: Field): unknown[] {
  switch (kind) {
    case 'text':
      return [5, true, {}, ['a']]
    case 'boolean':
      return ['jah', 1]
    case 'day':
      return ['2026-02-30', '31.12.2026', 20_261_231]
    case 'moment':
      return ['2026-13-01T00:00:00Z', 'homme', 5]
    case 'time':
      return ['24:00', '7:00', '07:60', 700]
    default:
      return ['5', {}, true]
  }
}

function pastTheEnds(field: Field): unknown[] {
  switch (field.kind) {
    case 'text':
      return ['x'.repeat(field.max + 1), 'a\u0000b', '\ud800', ...(field.form ? ['?'] : [])]
    case 'integer':
      return [field.min - 1, field.max + 1, field.min + 0.5]
    case 'decimal':
      return [field.min - 0.1, field.max + 1, 5.25]
    case 'money':
      return [field.min - 0.01, field.max + 0.01, 1.005]
    case 'percent':
      return [-0.01, field.max + 0.01, 1.005]
    case 'discount':
      return [-0.01, 100.01, 1.005]
    case 'choice':
      return ['EI OLE']
    case 'reference':
      return [999_999, 0, 1.5, 2_147_483_648]
    default:
      return []
  }
}
