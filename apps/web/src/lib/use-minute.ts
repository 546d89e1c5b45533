import { useSyncExternalStore } from 'react'

const tickMs = 15_000
const listeners = new Set<() => void>()
let timer: number | undefined

const readMinute = () => Math.floor(Date.now() / 60_000)

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  timer ??= window.setInterval(() => {
    for (const tell of listeners) tell()
  }, tickMs)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    window.clearInterval(timer)
    timer = undefined
  }
}

/** Renders again each minute, for texts such as '5 minutes ago'. One timer serves all of them. */
export function useMinute(): void {
  useSyncExternalStore(subscribe, readMinute)
}
