import { useEffect } from 'react'

/** Saves at once what is not saved when the page is hidden or left, and when the network is back. */
export function useFlush(keeper: { flush(): Promise<void> }): void {
  useEffect(() => {
    const flush = () => void keeper.flush()
    document.addEventListener('visibilitychange', flush)
    window.addEventListener('online', flush)
    return () => {
      document.removeEventListener('visibilitychange', flush)
      window.removeEventListener('online', flush)
      flush()
    }
  }, [keeper])
}
