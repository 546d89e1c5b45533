import { createHash } from 'node:crypto'

/** A text that changes with the value, as long as YouTube's own. */
export function composeEtag(value: unknown): string {
  return createHash('sha1').update(JSON.stringify(value)).digest('base64url')
}

/** The resource with its etag where YouTube has it: right after the kind. */
export function withEtag<T extends object>(kind: string, rest: T): { kind: string; etag: string } & T {
  return { kind, etag: composeEtag(rest), ...rest }
}
