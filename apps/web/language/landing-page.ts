/** The landing page in one language. */
export interface LandingPage {
  readonly code: string
  readonly direction: 'ltr' | 'rtl'
  readonly title: string
  readonly description: string
  readonly shareDescription: string
  /** The content as HTML. */
  readonly content: string
}

/** The address of the landing page in a language. */
const landingPath = (code: string): string => (code === 'en' ? '/' : `/${code}`)

/**
 * Writes a landing page into the document of the build, with links to its other languages.
 * @param codes All languages that the page is built in.
 * @throws Error when the document lacks one of the places to fill.
 */
export function fillDocument(template: string, page: LandingPage, codes: readonly string[]): string {
  const alternates = [
    ...codes.map((code) => `<link rel="alternate" hreflang="${code}" href="${landingPath(code)}">`),
    '<link rel="alternate" hreflang="x-default" href="/">',
    `<link rel="canonical" href="${landingPath(page.code)}">`,
  ]
  const script = '<script src="/first-paint.js">'
  const places: readonly (readonly [RegExp, string])[] = [
    [/<html lang="en"/, `<html lang="${page.code}" dir="${page.direction}"`],
    [/(?<=<title>).*(?=<\/title>)/, escapeText(page.title)],
    [/(?<=property="og:title" content=").*?(?=")/, escapeText(page.title)],
    [/(?<=name="description"\s+content=").*?(?=")/, escapeText(page.description)],
    [/(?<=property="og:description"\s+content=").*?(?=")/, escapeText(page.shareDescription)],
    // Before the script, which reads them.
    [/<script src="\/first-paint.js">/, `${alternates.join('\n    ')}\n    ${script}`],
    [/<div id="root"><\/div>/, `<div id="root" data-language="${page.code}">${page.content}</div>`],
  ]
  return places.reduce((html, [place, content]) => {
    if (!place.test(html)) throw new Error(`index.html has no ${place.source}`)
    return html.replace(place, () => content)
  }, template)
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeText = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? character)
