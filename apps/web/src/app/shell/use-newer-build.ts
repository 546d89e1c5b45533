import { useEffect, useState } from 'react'

/** Time in which the page is not loaded again a second time, in milliseconds. */
const pauseMs = 60_000
const timeoutMs = 5000
const key = 'troupe.reloaded'

/** The script of the application in this document; its name changes with each build. */
function findScript(): string | undefined {
  return document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? undefined
}

/** Whether the server has another build of the application than the one that runs here. */
async function isReplaced(script: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    const response = await fetch(window.location.pathname, { cache: 'no-store', signal })
    return response.ok && !(await response.text()).includes(script)
  } catch {
    return false
  }
}

/**
 * Loads the page again after a failure if the server has a newer build: parts of the application that were not loaded yet
 * are gone then, and what is loaded may not understand the server's answers. At most once a minute, as servers of different
 * builds may take turns.
 * @returns false once it is known that the failure has another cause.
 */
export function useNewerBuild(isFailure: boolean, reload: () => void): boolean {
  const [script] = useState(findScript)
  const [wasReloaded] = useState(() => Date.now() - Number(window.sessionStorage.getItem(key)) < pauseMs)
  const [isOther, setOther] = useState(false)
  const mayBeNewer = isFailure && script !== undefined && !wasReloaded
  useEffect(() => {
    if (!mayBeNewer) return
    let isOver = false
    void isReplaced(script).then((isNewer) => {
      if (isOver) return
      if (!isNewer) return setOther(true)
      window.sessionStorage.setItem(key, String(Date.now()))
      reload()
    })
    return () => {
      isOver = true
    }
  }, [mayBeNewer, script, reload])
  return mayBeNewer && !isOther
}
