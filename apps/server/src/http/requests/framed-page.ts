/**
 * A page with a stranger's HTML, for a frame of the web application. It runs no scripts, has an origin of its own and loads
 * nothing but, if permitted, pictures by HTTPS.
 */
export class FramedPage {
  readonly html: string
  readonly contentSecurityPolicy: string

  /** @param html a whole document, already cleaned. */
  constructor(html: string, { images }: { images: boolean }) {
    this.html = html
    this.contentSecurityPolicy = [
      'sandbox allow-popups allow-popups-to-escape-sandbox',
      "default-src 'none'",
      `img-src data:${images ? ' https:' : ''}`,
      "style-src 'unsafe-inline'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'self'",
    ].join('; ')
  }
}
