import { useCallback, useEffect, useRef } from 'react'

/**
 * Returns a function that creates abort signals for calls of which only the newest matters. A newer call, or
 * unmounting, aborts the previous one.
 */
export function useNewestSignal(): () => AbortSignal {
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])
  return useCallback(() => {
    running.current?.abort()
    running.current = new AbortController()
    return running.current.signal
  }, [])
}
