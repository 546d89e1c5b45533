import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

interface Analysis<Input> {
  isRunning: boolean
  error: Error | null
  start: (input: Input) => void
  /** Aborts the analysis; its result is not reported. */
  stop: () => void
  /** Clears the error. */
  forget: () => void
}

/** Runs one analysis at a time; unmounting aborts it. */
export function useAnalysis<Input, Found>(
  analyze: (input: Input, signal: AbortSignal) => Promise<Found>,
  onFound: (found: Found) => void,
): Analysis<Input> {
  const controller = useRef<AbortController>(null)
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: ({ input, signal }: { input: Input; signal: AbortSignal }) => analyze(input, signal),
  })
  useEffect(() => () => controller.current?.abort(), [])
  return {
    isRunning: isPending,
    error,
    start: (input) => {
      if (isPending) return
      controller.current = new AbortController()
      mutate({ input, signal: controller.current.signal }, { onSuccess: onFound })
    },
    stop: () => {
      controller.current?.abort()
      reset()
    },
    forget: reset,
  }
}
