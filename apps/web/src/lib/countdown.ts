import { useEffect, useState } from 'react'

/** Whole seconds from now to a moment, rounded up; 0 once it has passed. Ticks every second while time is left. */
export function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(() => Date.now())
  const secondsLeft = Math.max(0, Math.ceil((moment - now) / 1000))
  const isRunning = secondsLeft > 0
  useEffect(() => {
    setNow(Date.now())
    if (!isRunning) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isRunning])
  return secondsLeft
}

/** 75 is '1:15'. */
export function formatMinutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
