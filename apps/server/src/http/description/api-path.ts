/** Whether an address is one of the API's, or the one where assistants call it: neither a page nor a file of the application. */
export function isApiPath(url: string): boolean {
  return /^\/(api\/|mcp(\?|$))/.test(url)
}
