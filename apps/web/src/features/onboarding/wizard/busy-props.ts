/** For a button that waits: it looks disabled and stays focusable, since a disabled one would drop the focus. */
export function toBusyProps(isBusy: boolean) {
  return isBusy ? { 'data-disabled': true, 'aria-disabled': true } : {}
}
