// Runs before the first paint, so that a dark screen never flashes white. A file of its own, because the content security
// policy allows no inline scripts. The key is Mantine's.
;(() => {
  let chosen = null
  try {
    chosen = window.localStorage.getItem('mantine-color-scheme-value')
  } catch {
    // Storage is blocked: follow the system.
  }
  const isDark = chosen === 'dark' || (chosen !== 'light' && window.matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light')
})()
