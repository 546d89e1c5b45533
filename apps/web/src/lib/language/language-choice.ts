const storageKey = 'language'

/** Reloading, in one place for tests. */
export const page = { reload: () => window.location.reload() }

/** Reads the code that the address asks for (`?language=qps`), which holds for the tab. */
export function readAskedLanguage(): string | null {
  const asked = new URLSearchParams(window.location.search).get('language')
  return reach(() => {
    if (asked !== null) window.sessionStorage.setItem(storageKey, asked)
    return asked ?? window.sessionStorage.getItem(storageKey)
  })
}

/** Removes what the address asks for from it, without loading the page again. The tab keeps it. */
export function removeAskedLanguage(): void {
  const address = new URL(window.location.href)
  if (!address.searchParams.has('language')) return
  address.searchParams.delete('language')
  window.history.replaceState(window.history.state, '', address)
}

/** Reads the code that was chosen in this browser; null: none, or storage is blocked. */
export function readStoredLanguage(): string | null {
  return reach(() => window.localStorage.getItem(storageKey))
}

/** Keeps a choice in this browser. It also ends what the address asked for. */
export function storeLanguage(code: string): void {
  reach(() => {
    window.sessionStorage.removeItem(storageKey)
    window.localStorage.setItem(storageKey, code)
    return null
  })
}

/** Keeps a choice and loads the page again: texts are made when their modules are loaded. */
export function switchLanguage(code: string): void {
  storeLanguage(code)
  page.reload()
}

function reach(action: () => string | null): string | null {
  try {
    return action()
  } catch {
    return null
  }
}
