/** What a personal access token is good for; each scope allows what those before it do. */
export const tokenScopes = ['read', 'collect'] as const
export type TokenScope = (typeof tokenScopes)[number]

/** Whether a token of one scope may do what asks for another. */
export function includesScope(granted: TokenScope, needed: TokenScope): boolean {
  return tokenScopes.indexOf(granted) >= tokenScopes.indexOf(needed)
}
