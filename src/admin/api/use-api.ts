import {
  keepPreviousData,
  type SkipToken,
  skipToken,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { AnswerOf, EndpointName } from '../../contract/staff/endpoints.ts'
import { useStaffLocale } from '../words/language.ts'
import { type Answer, type Arguments, type Asked, type Problem, send } from './call-api.ts'

/** The sign of our own questions among react-admin's. */
const OURS = 'staff-api'

/** Without a connection it is said at once, and whoever waits decides whether to try again. */
const once = { retry: false, networkMode: 'always' } as const

/** TanStack Query wants refusals as exceptions. */
class Refusal extends Error {
  readonly problem: Problem
  constructor(problem: Problem) {
    super(problem.detail)
    this.problem = problem
  }
}

function valueOf<Value>(answer: Answer<Value>): Value {
  if (answer.ok) return answer.value
  throw new Refusal(answer.problem)
}

/**
 * What a screen shows: `useApi('GET /today')`. The last answer stays while a newer one is on its way, and `skipToken`
 * asks nothing. Nothing is asked again by itself, as that could change a form under whoever fills it in.
 */
export function useApi<Name extends EndpointName>(
  name: Name,
  ...[asked]: Arguments<Asked<Name>> | [asked: SkipToken]
) {
  return useAnswer(name, asked ?? {})
}

/** As `useApi`, for a screen that is looked at all day: asked again every so often. */
export function useApiEvery<Name extends EndpointName>(everyMs: number, name: Name, asked: Asked<Name>) {
  return useAnswer(name, asked ?? {}, everyMs)
}

function useAnswer<Name extends EndpointName>(name: Name, asked: object | SkipToken, everyMs?: number) {
  const locale = useStaffLocale()
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery<AnswerOf<Name>, Refusal>({
    // Names come in the language they were asked in.
    queryKey: [OURS, locale, name, asked],
    queryFn:
      asked === skipToken ? skipToken : async ({ signal }) => valueOf(await send(name, { ...asked, signal })),
    placeholderData: keepPreviousData,
    gcTime: 0,
    ...once,
    refetchInterval: everyMs ?? false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  return {
    value: data,
    problem: error?.problem,
    isLoading: isFetching,
    /** The answer is to the question that is asked now. */
    isCurrent: data !== undefined && !isPlaceholderData,
    reload: () => void refetch(),
  }
}

/** As `useApi`, while the question is still being typed: it is asked once the typing pauses. */
export function useTypedApi<Name extends EndpointName>(name: Name, asked: Asked<Name> | SkipToken) {
  const question = asked === skipToken ? '' : JSON.stringify(asked)
  const settled = useSettled(question)
  const answer = useApi<Name>(name, settled === '' ? skipToken : JSON.parse(settled))
  const isSettled = settled === question
  return {
    ...answer,
    value: question === '' ? undefined : answer.value,
    problem: isSettled ? answer.problem : undefined,
    isLoading: !isSettled || answer.isLoading,
    isCurrent: isSettled && answer.isCurrent,
  }
}

/** What a screen does: sent once per press. When it is done, everything that is shown is asked for anew. */
export function useSend<Name extends EndpointName>(
  name: Name,
  /** A promise keeps it being sent until what follows has come true, too. */
  onDone: (value: AnswerOf<Name>, asked: Asked<Name>) => Promise<void> | void = () => undefined,
  onRefused: (problem: Problem) => void = () => undefined,
) {
  const client = useQueryClient()
  const { mutate, error, isPending, reset, variables } = useMutation<AnswerOf<Name>, Refusal, Asked<Name>>({
    mutationFn: async (asked) => valueOf(await send(name, asked ?? {})),
    onSuccess: (value, asked) => {
      // A trial of what has been done now would be of something else.
      const predicate = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[2] !== name
      void client.invalidateQueries({ queryKey: [OURS], predicate })
      return onDone(value, asked)
    },
    onError: ({ problem }) => onRefused(problem),
    ...once,
  })
  return {
    send: (...[asked]: Arguments<Asked<Name>>) => mutate(asked as Asked<Name>),
    problem: error?.problem,
    isSending: isPending,
    /** What was sent last. */
    asked: variables,
    /** What was refused says nothing about what is wanted now. */
    forget: reset,
  }
}

const PAUSE_MS = 250

/** What was typed, once the typing pauses: not every letter is a question. */
export function useSettled<Value>(value: Value): Value {
  const [settled, settle] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => settle(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
