/** CloseWatcher of the HTML standard, which not all browsers have. */
interface CloseRequests {
  onclose: (() => void) | null
  destroy: () => void
}

declare global {
  interface Window {
    readonly CloseWatcher?: new () => CloseRequests
  }
}

/** Layers over a screen, which Escape closes. */
const layers = '[role="dialog"], [role="menu"]'

/**
 * Lets the back gesture of Android close the topmost dialog, drawer or menu instead of leaving the page: it does there what
 * Escape does. Without effect in browsers that do not tell of the gesture.
 */
export function closeLayersByBackGesture(): void {
  const Requests = window.CloseWatcher
  if (!Requests) return
  let requests: CloseRequests | undefined
  const end = () => {
    requests?.destroy()
    requests = undefined
  }
  const update = () => {
    if (!findTopLayer()) return end()
    if (requests) return
    requests = new Requests()
    requests.onclose = () => {
      requests = undefined
      pressEscape()
    }
  }
  new MutationObserver(update).observe(document.body, { childList: true, subtree: true })
  // A browser takes the key for the gesture, too. What it closes is closed already.
  const endOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && event.isTrusted) end()
  }
  window.addEventListener('keydown', endOnEscape, { capture: true })
}

function findTopLayer(): Element | undefined {
  return [...document.querySelectorAll(layers)].findLast((layer) => layer.checkVisibility())
}

function pressEscape(): void {
  const layer = findTopLayer()
  const focused = document.activeElement
  const target = focused && layer?.contains(focused) ? focused : layer
  target?.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Escape', code: 'Escape', bubbles: true, cancelable: true }),
  )
}
