import { useEffect } from 'react'

interface Keeper {
  readonly isSaved: boolean
  flush(): Promise<void>
}

/**
 * Saves at once what is not saved when the page is hidden or left, and when the network is back. Until it is saved, the
 * browser asks before it closes the page.
 */
export function useFlush(keeper: Keeper): void {
  useEffect(() => {
    const flush = () => void keeper.flush()
    const ask = (event: Event) => {
      if (!keeper.isSaved) event.preventDefault()
    }
    document.addEventListener('visibilitychange', flush)
    window.addEventListener('online', flush)
    window.addEventListener('beforeunload', ask)
    return () => {
      document.removeEventListener('visibilitychange', flush)
      window.removeEventListener('online', flush)
      // Another page of the application is shown by then.
      void keeper.flush().finally(() => window.removeEventListener('beforeunload', ask))
    }
  }, [keeper])
}
