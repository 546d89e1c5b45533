/** Where an element is: each ancestor, from its parent on, and the position in it. */
interface Place {
  readonly element: HTMLElement
  readonly ancestors: readonly { readonly parent: Element; readonly index: number }[]
}

/** An element of a dialog that closes is followed by the one that opened it, and that by those before. */
const maxPlaces = 8

/** Controls that take the focus for another one. Not fields, for which a phone would show its keyboard. */
const focusable = 'a[href], button:not(:disabled), [tabindex="0"]'

/** Neighbours are not looked for beyond these. */
const borders = 'body, #root, [data-portal]'

export interface FocusTrail {
  /** Gives a lost focus to the nearest element that is left. */
  settle: () => void
  /** Whether the element that had the focus last is still in the document. */
  isHere: () => boolean
  stop: () => void
}

interface Listeners {
  onFocus: (element: Element) => void
  /** Called when the element in focus has been removed, or was disabled for a time. */
  onLost: () => void
}

/** Follows the focus through the document. */
export function createFocusTrail({ onFocus, onLost }: Listeners): FocusTrail {
  let places: Place[] = []
  let isFollowed = false
  const enter = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return
    isFollowed = true
    places = [findPlace(target), ...places.filter(({ element }) => element !== target)].slice(0, maxPlaces)
    onFocus(target)
  }
  // Also sent for elements that are disabled and, by some browsers, for those that are removed.
  const leave = ({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget === null) window.setTimeout(() => isUsable(target) && isFocusLost() && forget())
  }
  const forget = () => {
    isFollowed = false
  }
  const isWaiting = () => isFollowed && isFocusLost() && !isStillBusy(places[0]?.element)
  const observer = new MutationObserver(() => isWaiting() && onLost())
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
  document.addEventListener('focusin', enter)
  document.addEventListener('focusout', leave)
  return {
    settle: () => {
      if (isWaiting()) settleIn(places)
    },
    isHere: () => places[0]?.element.isConnected === true,
    stop: () => {
      observer.disconnect()
      document.removeEventListener('focusin', enter)
      document.removeEventListener('focusout', leave)
    },
  }
}

/** Whether no element has the focus. */
export function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body
}

/** Focuses the link with this address if the screen has it, otherwise its heading. */
export function focusScreen(href?: string): void {
  const root = findRoot()
  const links = href === undefined ? [] : [...root.querySelectorAll<HTMLElement>('a[href]')]
  const link = links.find((each) => each.getAttribute('href') === href)
  const start = link ?? root.querySelector<HTMLElement>('h1') ?? root
  if (!start.matches('body, [tabindex], a')) start.tabIndex = -1
  start.focus({ preventScroll: true })
}

const isUsable = (target: EventTarget | null) =>
  target instanceof Element && target.isConnected && !target.matches(':disabled')

/**
 * Whether an element that lost the focus may get it back: a button that is disabled while its action is done, an item of
 * a list that renders only what is in view.
 */
function isStillBusy(element: HTMLElement | undefined): boolean {
  if (element?.isConnected) return element.matches(':disabled')
  return element === undefined || element.closest('[data-position]') !== null
}

function findPlace(element: HTMLElement): Place {
  const ancestors: { parent: Element; index: number }[] = []
  for (let child: Element = element; child.parentElement && !child.parentElement.matches(borders); ) {
    ancestors.push({ parent: child.parentElement, index: [...child.parentElement.children].indexOf(child) })
    child = child.parentElement
  }
  return { element, ancestors }
}

/** The part that can have the focus: the dialog on top, or else the screen. */
function findRoot(): HTMLElement {
  const dialogs = document.querySelectorAll<HTMLElement>('[aria-modal="true"]')
  return dialogs[dialogs.length - 1] ?? document.querySelector<HTMLElement>('main') ?? document.body
}

function settleIn(places: readonly Place[]): void {
  const root = findRoot()
  const scope = root.matches('[aria-modal="true"]') ? root : document.body
  // The neighbours of a heading can be of another part of the page.
  const isStart = places[0]?.element.matches('h1, main')
  for (const place of isStart ? [] : places) {
    findNearest(place, scope)?.focus({ preventScroll: true })
    // Hidden ones do not take it.
    if (!isFocusLost()) return
  }
  focusScreen()
}

/** The element itself, or the first control beside it; undefined if its surroundings are gone, too. */
function findNearest({ element, ancestors }: Place, scope: Element): HTMLElement | undefined {
  if (scope.contains(element) && !element.matches(':disabled')) return element
  for (const { parent, index } of ancestors) {
    if (!parent.isConnected || !scope.contains(parent)) continue
    const neighbours = [parent.children[index], parent.children[index - 1], parent]
    const found = neighbours.flatMap((neighbour) => (neighbour ? findControl(neighbour) : []))[0]
    if (found) return found
  }
  return undefined
}

/** The first control in an element, or the element itself; empty if it has none. */
function findControl(element: Element): HTMLElement[] {
  if (element instanceof HTMLElement && element.matches(focusable)) return [element]
  const control = element.querySelector<HTMLElement>(focusable)
  return control ? [control] : []
}
