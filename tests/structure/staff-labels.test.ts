import { describe, expect, it } from 'vitest'
import { resourceNames } from '../../src/contract/records/resource.ts'
import { resources } from '../../src/contract/records/resources.ts'
import { locales } from '../../src/i18n/locales.ts'
import { loadStaffMessages } from '../../src/i18n/staff-messages.ts'

/** Labels are looked up by the names in the descriptions: one that is missing, or that nobody looks up, is a mistake. */
describe.each(locales)('the labels in %s', async (locale) => {
  const { resources: words } = await loadStaffMessages(locale)
  const own: Record<string, Record<string, string>> = words.ownFields
  const common: Record<string, string> = words.fields

  it('name every resource', () => {
    expect(Object.keys(words.names).toSorted()).toEqual([...resourceNames].toSorted())
  })

  it('name every field, once', () => {
    const unnamed = resourceNames.flatMap((name) =>
      resources[name].fields
        .filter((field) => !own[name]?.[field.name] && !common[field.name])
        .map((field) => `${name}.${field.name}`),
    )
    expect(unnamed).toEqual([])
  })

  it('explain only fields that are there', () => {
    const fields = new Set(resourceNames.flatMap((name) => resources[name].fields.map((field) => field.name)))
    expect(Object.keys(words.hints).filter((field) => !fields.has(field))).toEqual([])
  })

  it('name nothing that is not there', () => {
    const lookedUp = new Set(
      resourceNames.flatMap((name) =>
        resources[name].fields.filter((field) => !own[name]?.[field.name]).map((field) => field.name),
      ),
    )
    expect(Object.keys(common).filter((field) => !lookedUp.has(field))).toEqual([])
    const strangers = Object.entries(own).flatMap(([name, fields]) =>
      Object.keys(fields).filter(
        (field) => !resources[name as keyof typeof resources]?.fields.some((one) => one.name === field),
      ),
    )
    expect(strangers).toEqual([])
  })

  it('name every choice and no other', () => {
    const options = new Set(
      resourceNames.flatMap((name) =>
        resources[name].fields.flatMap((field) => (field.kind === 'choice' ? [...field.options] : [])),
      ),
    )
    expect(Object.keys(words.choices).toSorted()).toEqual([...options].toSorted())
  })
})
