import { useEffect, useState } from 'react'

/** The last of a scene's four beats. Each beat shows one change. */
export const lastBeat = 3
const beatMs = 1100

interface Position {
  scene: number
  beat: number
}

interface Playback extends Position {
  isPlaying: boolean
  isAtEnd: boolean
  /** Shows a scene, and continues from there if it was playing. */
  goTo: (scene: number) => void
  /** Pauses, resumes, or restarts from the end. */
  toggle: () => void
}

/**
 * Plays scenes one after the other. With reduced motion it does not start by itself and shows each scene's last beat.
 */
export function usePlayback(sceneCount: number): Playback {
  const [prefersStillness] = useState(() => window.matchMedia('(prefers-reduced-motion: reduce)').matches)
  const firstBeat = prefersStillness ? lastBeat : 0
  const [position, setPosition] = useState<Position>({ scene: 0, beat: firstBeat })
  const [isPlaying, setPlaying] = useState(!prefersStillness)
  const isAtEnd = position.scene === sceneCount - 1 && position.beat === lastBeat

  useEffect(() => {
    if (!isPlaying || isAtEnd) return undefined
    const timer = setTimeout(() => setPosition(findNext(position)), beatMs)
    return () => clearTimeout(timer)
  }, [isPlaying, isAtEnd, position])

  return {
    ...position,
    isAtEnd,
    isPlaying: isPlaying && !isAtEnd,
    goTo: (scene) => setPosition({ scene, beat: firstBeat }),
    toggle: () => {
      if (isAtEnd) setPosition({ scene: 0, beat: 0 })
      setPlaying(isAtEnd || !isPlaying)
    },
  }
}

function findNext({ scene, beat }: Position): Position {
  return beat < lastBeat ? { scene, beat: beat + 1 } : { scene: scene + 1, beat: 0 }
}
