import { type DataProvider, type GetListResult, HttpError, type RaRecord } from 'react-admin'
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
  getOne: async (resource, { id }) => ({ data: valueOf(await callApi(`/${resource}/${id}`)) }),
  getMany: async (resource, { ids }) => list(resource, { range: [0, 999], filter: { id: ids.map(Number) } }),
  getManyReference: (resource, { target, id, pagination, sort, filter }) =>
    list(resource, {
      range: [(pagination.page - 1) * pagination.perPage, pagination.page * pagination.perPage - 1],
      sort: [sort.field, sort.order],
      filter: { ...filter, [target]: Number(id) },
    }),
  create: async (resource, { data }) => ({
    data: valueOf(await callApi(`/${resource}`, { method: 'POST', body: data })),
  }),
  update: async (resource, { id, data }) => ({
    data: valueOf(await callApi(`/${resource}/${id}`, { method: 'PUT', body: data })),
  }),
  updateMany: async (resource, { ids, data }) => {
    for (const id of ids) valueOf(await callApi(`/${resource}/${id}`, { method: 'PUT', body: data }))
    return { data: ids }
  },
  delete: async (resource, { id }) => ({
    data: valueOf(await callApi(`/${resource}/${id}`, { method: 'DELETE' })),
  }),
  deleteMany: async (resource, { ids }) => {
    for (const id of ids) valueOf(await callApi(`/${resource}/${id}`, { method: 'DELETE' }))
    return { data: ids }
  },
}

type ListQuery = { range: [number, number]; sort?: [string, string]; filter: unknown }

async function list(resource: string, query: ListQuery): Promise<GetListResult> {
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]),
  )
  const answer = await callApi<RaRecord[]>(`/${resource}?${search}`)
  const data = valueOf(answer)
  const total = answer.ok ? Number(answer.headers.get('content-range')?.split('/')[1] ?? data.length) : 0
  return { data, total }
}

/** react-admin wants refusals as exceptions; the fields at fault go with it. */
function valueOf<Value>(answer: Answer<Value>): Value {
  if (answer.ok) return answer.value
  throw refusal(answer.problem)
}

const refusal = (problem: Problem): HttpError =>
  new HttpError(problem.detail, problem.status, {
    ...problem,
    // Shown at the fields by react-admin, which looks the words up by these keys.
    errors: Object.fromEntries((problem.errors ?? []).map(({ path, code }) => [path, `faults.${code}`])),
  })
