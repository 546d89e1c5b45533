import { useMutation } from '@tanstack/react-query'
import { tooManyWrongCodes } from '@troupe/contract/accounts'
import { type RefObject, useRef, useState } from 'react'
import { useSecondsUntil } from '../../../lib/countdown.ts'
import type { CodeInputHandle } from '../../../ui/settings/code-input.tsx'
import type { CodeTimes } from './code-times.ts'

interface CodeEntryOptions {
  times: CodeTimes
  /** Has a new code mailed; its caller changes `times` once it was. */
  requestCode: () => Promise<unknown>
  describeRequestError: (error: unknown) => string
}

export interface CodeEntry {
  boxes: RefObject<CodeInputHandle | null>
  /** Whether the long code of the mail is to be entered, and not six digits. */
  isLong: boolean
  code: string
  setCode: (code: string) => void
  problem: string | null
  setProblem: (problem: string | null) => void
  /** Says what is wrong, empties the boxes and goes back to the first. */
  reject: (problem: string) => void
  resend: Resend
}

interface Resend {
  start: () => void
  isAllowed: boolean
  isDone: boolean
  /** Null while no code was sent. */
  secondsToExpiry: number | null
  secondsToWait: number
}

/**
 * The code being entered and the wish for a new one. A new code may be asked for when the cooldown is over, the code
 * has expired, or the last wish failed.
 */
export function useCodeEntry({ times, requestCode, describeRequestError }: CodeEntryOptions): CodeEntry {
  const boxes = useRef<CodeInputHandle>(null)
  const [code, setCode] = useState('')
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
      if (reason.startsWith(tooManyWrongCodes)) setLong(true)
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
