import { useEffect, useReducer } from 'react'

/** Whole seconds from now to a moment, rounded up; 0 once it has passed. Renders again every second while time is left. */
export function useSecondsUntil(moment: number): number {
  const [, tick] = useReducer((count: number) => count + 1, 0)
  // Read at every render: a remembered time would be up to a second old when the moment changes.
  const secondsLeft = Math.max(0, Math.ceil((moment - Date.now()) / 1000))
  const isRunning = secondsLeft > 0
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [isRunning])
  return secondsLeft
}

/** 75 is '1:15'. */
export function formatMinutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
