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
  // The landing page is prerendered for those who are signed out; who is not, is not asked for a moment to sign in.
  const isLanding = window.location.pathname === '/'
  page.toggleAttribute('data-session-stored', isLanding && read('access_token') !== null)
})()
