/** Whether a URL belongs to the API, the MCP endpoint or the authorization server, rather than to a page or file of the application. */
export function isApiPath(url: string): boolean {
  return /^\/(api\/|(mcp|oauth\/(token|revoke|register))(\?|$))/.test(url)
}
