import { useCallback, useEffect, useRef, useState } from 'react'
import { randomBetween } from '../../../../lib/random.ts'
import { shorten } from './chat-message.ts'
import { progressTexts } from './progress-texts.ts'

/** "progress steps complete one by one at a random 700-1300 ms each" */
const stepMs = { min: 700, max: 1300 }
/** "chat progress hides 0.5 s after completion" */
const hideMs = 500
/** "up to 6 random 'thinking' lines (chosen from 10; a user-message preview in a line is cut at 50 characters)" */
const maxThoughts = 6
const previewLength = 50

const stepCount = progressTexts.steps.length

/** State of the progress panel: the number of completed steps, and the thoughts so far, one more with each step. */
interface Progress {
  done: number
  thoughts: readonly string[]
}

/**
 * Progress shown while a brand is analysed. The steps have a pace of their own, so the last one is completed only by
 * the end of the work, which completes all.
 */
export function useProgress() {
  const [progress, setProgress] = useState<Progress | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isShown = useRef(false)

  const stop = useCallback(() => clearTimeout(timer.current), [])
  useEffect(() => stop, [stop])

  const start = useCallback(
    (message: string) => {
      stop()
      isShown.current = true
      const thoughts = chooseThoughts(message)
      const showStep = (done: number) => {
        setProgress({ done, thoughts: thoughts.slice(0, done + 1) })
        if (done < stepCount - 1) timer.current = setTimeout(() => showStep(done + 1), randomBetween(stepMs))
      }
      showStep(0)
    },
    [stop],
  )

  /**
   * Completes the steps if any are shown, hides them half a second later, and then resolves. Never resolves if the user
   * leaves the screen.
   */
  const complete = useCallback(() => {
    stop()
    if (!isShown.current) return Promise.resolve()
    isShown.current = false
    setProgress((present) => present && { ...present, done: stepCount })
    return new Promise<void>((resolve) => {
      timer.current = setTimeout(() => {
        setProgress(null)
        resolve()
      }, hideMs)
    })
  }, [stop])

  const reset = useCallback(() => {
    stop()
    isShown.current = false
    setProgress(null)
  }, [stop])

  return { progress, start, complete, reset }
}

function chooseThoughts(message: string): string[] {
  const preview = shorten(message.replace(/\s+/g, ' '), previewLength)
  const pool = [...progressTexts.thoughts]
  return Array.from({ length: maxThoughts }, () => {
    const [thought] = pool.splice(Math.floor(Math.random() * pool.length), 1)
    return thought ? thought(preview) : ''
  })
}
