/** The address in its normal form where it is one that a link may lead to: https, and nothing else. */
export function toHttpsUrl(text: string | null): string | undefined {
  const url = text === null ? null : URL.parse(text)
  return url?.protocol === 'https:' ? url.href : undefined
}
