import { useMutation } from '@tanstack/react-query'
import { tooManyWrongCodes } from '@troupe/contract/accounts'
import { type RefObject, useRef, useState } from 'react'
import { useSecondsUntil } from '../../../lib/countdown.ts'
import { translate } from '../../../lib/language/text.ts'
import type { CodeInputHandle } from '../../../ui/settings/code-input.tsx'
import type { CodeTimes } from './code-times.ts'

interface CodeEntryOptions {
  times: CodeTimes
  /** Mails a new code. The caller then updates `times`. */
  requestCode: () => Promise<unknown>
  describeRequestError: (error: unknown) => string
  /** The code of an opened link, to begin with. */
  initialCode?: string | undefined
}

export interface CodeEntry {
  boxes: RefObject<CodeInputHandle | null>
  /** Whether the long code of the mail has to be entered instead of six digits. */
  isLong: boolean
  code: string
  setCode: (code: string) => void
  problem: string | null
  setProblem: (problem: string | null) => void
  /** Shows the problem, clears the boxes and focuses the first one. */
  reject: (problem: string) => void
  resend: Resend
}

interface Resend {
  start: () => void
  isAllowed: boolean
  isDone: boolean
  /** Null if no code was sent yet. */
  secondsToExpiry: number | null
  secondsToWait: number
}

/**
 * State of entering a code and of requesting a new one. A new code can be requested when the cooldown is over, the code
 * has expired, or the last request failed.
 */
export function useCodeEntry({
  times,
  requestCode,
  describeRequestError,
  initialCode = '',
}: CodeEntryOptions): CodeEntry {
  const boxes = useRef<CodeInputHandle>(null)
  const [code, setCode] = useState(initialCode)
  const [isLong, setLong] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const request = useMutation({
    mutationFn: requestCode,
    onError: (error) => setProblem(describeRequestError(error)),
  })
  const secondsToWait = useSecondsUntil(times.resendAllowedAt)
  const secondsLeft = useSecondsUntil(times.expiresAt ?? 0)
  const secondsToExpiry = times.expiresAt === null ? null : secondsLeft

  const empty = () => {
    setCode('')
    boxes.current?.focusFirst()
  }
  return {
    boxes,
    isLong,
    code,
    setCode,
    problem,
    setProblem,
    reject: (reason) => {
      setProblem(reason)
      if (reason.includes(translate(tooManyWrongCodes))) setLong(true)
      empty()
    },
    resend: {
      start: () => {
        setProblem(null)
        empty()
        request.mutate()
      },
      isAllowed: !request.isPending && (secondsToWait === 0 || secondsToExpiry === 0 || request.isError),
      isDone: request.isSuccess,
      secondsToExpiry,
      secondsToWait,
    },
  }
}
