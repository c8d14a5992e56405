import { type DataProvider, type GetListResult, HttpError } from 'react-admin'
import { type Answer, callApi, type Problem } from './call-api.ts'

/** react-admin's nine verbs over the staff's REST API. */
export const dataProvider: DataProvider = {
  getList: (resource, { pagination, sort, filter }) => {
    const { page = 1, perPage = 25 } = pagination ?? {}
    return list(resource, {
      range: [(page - 1) * perPage, page * perPage - 1],
      ...(sort ? { sort: [sort.field, sort.order] } : {}),
      filter,
    })
  },
  getOne: async (resource, { id }) => ({
    data: valueOf(await callApi('GET /:resource/:id', { params: { resource, id } })),
  }),
  getMany: async (resource, { ids }) => list(resource, { range: [0, 999], filter: { id: ids.map(Number) } }),
  getManyReference: (resource, { target, id, pagination, sort, filter }) =>
    list(resource, {
      range: [(pagination.page - 1) * pagination.perPage, pagination.page * pagination.perPage - 1],
      sort: [sort.field, sort.order],
      filter: { ...filter, [target]: Number(id) },
    }),
  create: async (resource, { data }) => ({
    data: valueOf(await callApi('POST /:resource', { params: { resource }, body: data })),
  }),
  update: async (resource, { id, data, previousData }) => {
    // A form that was shown a newer version says itself which one it has seen.
    const body = { previous: previousData, ...data }
    return { data: valueOf(await callApi('PUT /:resource/:id', { params: { resource, id }, body })) }
  },
  updateMany: async (resource, { ids, data }) => {
    const refused: Problem[] = []
    for (const id of ids) {
      const answer = await callApi('PUT /:resource/:id', { params: { resource, id }, body: data })
      if (answer.ok) continue
      if (answer.problem.code !== 'still_booked') throw refusal(answer.problem)
      refused.push(answer.problem)
    }
    // The bookings of all cars that are counted on are told at once.
    const [first] = refused
    if (first) throw refusal({ ...first, bookings: refused.flatMap(({ bookings }) => bookings) })
    return { data: ids }
  },
  delete: async (resource, { id }) => ({
    data: valueOf(await callApi('DELETE /:resource/:id', { params: { resource, id } })),
  }),
  deleteMany: async (resource, { ids }) => {
    for (const id of ids) valueOf(await callApi('DELETE /:resource/:id', { params: { resource, id } }))
    return { data: ids }
  },
}

type Wanted = { range: [number, number]; sort?: [string, string]; filter: unknown }

async function list(resource: string, { range, sort, filter }: Wanted): Promise<GetListResult> {
  const query = {
    range: JSON.stringify(range),
    sort: sort && JSON.stringify(sort),
    filter: JSON.stringify(filter ?? {}),
  }
  const answer = await callApi('GET /:resource', { params: { resource }, query })
  const data = valueOf(answer)
  const told = answer.ok ? answer.headers.get('content-range')?.split('/')[1] : undefined
  // More than the server counts: whether there is another page is all that is known.
  if (told === '*') {
    const [first, last] = range
    return { data, pageInfo: { hasPreviousPage: first > 0, hasNextPage: data.length > last - first } }
  }
  return { data, total: Number(told ?? data.length) }
}

/** react-admin wants refusals as exceptions; the fields at fault go with it. */
// oxlint-disable-next-line typescript/no-explicit-any -- it asks in the names of record types that only it knows
function valueOf(answer: Answer<unknown>): any {
  if (answer.ok) return answer.value
  throw refusal(answer.problem)
}

const refusal = (problem: Problem): HttpError =>
  new HttpError(problem.detail, problem.status, {
    ...problem,
    // Shown at the fields by react-admin, which looks the words up by these keys.
    errors: Object.fromEntries((problem.errors ?? []).map(({ path, code }) => [path, `faults.${code}`])),
  })
