/** An answer that redirects within this site. */
export class Redirect {
  /** Path from the root: `/unsubscribe/...`. */
  readonly path: `/${string}`

  constructor(path: `/${string}`) {
    this.path = path
  }
}
