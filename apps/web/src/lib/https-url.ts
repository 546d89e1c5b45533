/** Normalises a URL that a link may lead to; undefined if it is not https. */
export function toHttpsUrl(text: string | null): string | undefined {
  const url = text === null ? null : URL.parse(text)
  return url?.protocol === 'https:' ? url.href : undefined
}
