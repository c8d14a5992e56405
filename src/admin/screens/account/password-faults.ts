import { SHORTEST_PASSWORD } from '../../../domain/people/password-rules.ts'
import type { Problem } from '../../api/call-api.ts'
import { isKeyOf } from '../../words/fault-words.ts'
import { useWords } from '../../words/words.tsx'

/** What a password field shows about its own fault. */
export function usePasswordFaults(problem: Problem | undefined) {
  const { t, messages } = useWords('account')
  return (path: string) => {
    const code = problem?.errors?.find((error) => error.path === path)?.code
    if (code === undefined) return { error: false }
    const { faults } = messages.account
    const helperText = isKeyOf(faults, code)
      ? t(`faults.${code}`, { least: SHORTEST_PASSWORD })
      : problem?.detail
    return { error: true, helperText }
  }
}
