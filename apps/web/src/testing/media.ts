/** Makes exactly these media queries match until the next call, because jsdom implements none. */
export function setMatchingMedia(...matching: string[]): void {
  window.matchMedia = (query) => ({
    matches: matching.includes(query),
    media: query,
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => false,
  })
}

/** Media query for reduced motion. */
export const reducedMotion = '(prefers-reduced-motion: reduce)'
