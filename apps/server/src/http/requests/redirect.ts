/** An answer that leads elsewhere within this site. */
export class Redirect {
  /** From the root: `/unsubscribe/...`. */
  readonly path: `/${string}`

  constructor(path: `/${string}`) {
    this.path = path
  }
}
