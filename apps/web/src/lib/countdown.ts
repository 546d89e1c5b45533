import { useEffect, useReducer } from 'react'

/**
 * Whole seconds from now to a moment (milliseconds since 1970), rounded up; 0 once it has passed. Renders again every
 * second until then.
 */
export function useSecondsUntil(moment: number): number {
  const [, tick] = useReducer((count: number) => count + 1, 0)
  // Read on every render: a stored time could be up to a second old when `moment` changes.
  const secondsLeft = Math.max(0, Math.ceil((moment - Date.now()) / 1000))
  const isRunning = secondsLeft > 0
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [isRunning])
  return secondsLeft
}

/** Formats 75 as '1:15'. */
export function formatMinutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
