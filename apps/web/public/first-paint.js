// What the page must know before its first paint. A file of its own, because the content security policy allows no inline
// scripts.
;(() => {
  const read = (key) => {
    try {
      return window.localStorage.getItem(key)
    } catch {
      // Storage is blocked: as if nothing was stored.
      return null
    }
  }
  const page = document.documentElement
  // A dark screen never flashes white. The key is Mantine's.
  const chosen = read('mantine-color-scheme-value')
  const isDark = chosen === 'dark' || (chosen !== 'light' && window.matchMedia('(prefers-color-scheme: dark)').matches)
  page.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light')
  if (!page.hasAttribute('data-landing')) return
  // The landing page is prerendered for those who are signed out; who is not, is not asked for a moment to sign in.
  page.toggleAttribute('data-session-stored', read('access_token') !== null)
  // It has an address for each language; `/` leads to that of the visitor's. The same choice as in choose-language.ts.
  const pages = new Map(
    [...document.querySelectorAll('link[hreflang]')].map((link) => [link.hreflang, new URL(link.href)]),
  )
  const find = (tag) => [...pages.keys()].find((code) => code !== 'x-default' && isSame(code, tag))
  const isSame = (code, tag) => {
    try {
      const [a, b] = [new Intl.Locale(code).maximize(), new Intl.Locale(tag).maximize()]
      return a.language === b.language && a.script === b.script
    } catch {
      return false
    }
  }
  const { pathname, search, hash } = window.location
  if (pathname !== '/' || new URLSearchParams(search).has('language')) return
  const stored = read('language')
  const code = stored !== null && pages.has(stored) ? stored : navigator.languages.map(find).find(Boolean)
  if (code && code !== page.lang) window.location.replace(`${pages.get(code).pathname}${search}${hash}`)
})()
