import { useMutation } from '@tanstack/react-query'
import { LongCode, VerificationCode, verificationCodeLength } from '@troupe/contract/accounts'
import { useEffect, useRef } from 'react'
import { toFormRule } from '../../../lib/form-rule.ts'
import type { CodeEntry } from './use-code-entry.ts'

const autoSubmitDelayMs = 100
const findDigitsProblem = toFormRule(VerificationCode)
const findLongCodeProblem = toFormRule(LongCode)

/** The first problem with the entered code, or null. */
export function findCodeProblem({ isLong, code }: Pick<CodeEntry, 'isLong' | 'code'>): string | null {
  return isLong ? findLongCodeProblem(code) : findDigitsProblem(code)
}

interface CodeSubmissionOptions {
  submitCode: (code: string) => Promise<unknown>
  describeError: (error: unknown) => string
  /** Called even if the user has left the screen in the meantime. */
  onAccepted: () => void
}

/** Submits the code on request, and automatically shortly after the last digit, so that users see the digit appear. */
export function useCodeSubmission(entry: CodeEntry, { submitCode, describeError, onAccepted }: CodeSubmissionOptions) {
  const submission = useMutation({
    mutationFn: submitCode,
    onSuccess: onAccepted,
    onError: (error) => entry.reject(describeError(error)),
  })
  const submit = () => {
    if (submission.isPending) return
    const problem = findCodeProblem(entry)
    entry.setProblem(problem)
    if (problem === null) submission.mutate(entry.code)
  }

  const latestSubmit = useRef(submit)
  useEffect(() => {
    latestSubmit.current = submit
  })
  useEffect(() => {
    if (entry.isLong || entry.code.length < verificationCodeLength) return
    const timer = setTimeout(() => latestSubmit.current(), autoSubmitDelayMs)
    return () => clearTimeout(timer)
  }, [entry.code, entry.isLong])

  return { submit, isPending: submission.isPending, isAccepted: submission.isSuccess }
}
