import { useCallback, useEffect, useRef } from 'react'

/** Makes signals for calls of which only the newest counts: a newer one, or leaving the screen, ends an older one. */
export function useNewestSignal(): () => AbortSignal {
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])
  return useCallback(() => {
    running.current?.abort()
    running.current = new AbortController()
    return running.current.signal
  }, [])
}
