/** Whether a URL belongs to the API or to the MCP endpoint, rather than to a page or file of the application. */
export function isApiPath(url: string): boolean {
  return /^\/(api\/|mcp(\?|$))/.test(url)
}
