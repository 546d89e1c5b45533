import type { Rolldown } from 'vite'

/**
 * Returns the links that load a chunk with the document, although a script imports it later: the chunk, what it imports
 * and their styles.
 * @param html The document; what it links already is left out.
 * @param moduleName End of the path of the module that the chunk begins with.
 */
export function linkStart({ output }: Rolldown.RolldownOutput, moduleName: string, html: string): string {
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])))
  const start = [...chunks.values()].find((chunk) => chunk.facadeModuleId?.endsWith(moduleName))
  if (!start) throw new Error(`The build has no chunk that begins with ${moduleName}`)
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const visit = (name: string) => {
    const chunk = chunks.get(name)
    if (!chunk || scripts.has(name)) return
    scripts.add(name)
    for (const next of chunk.imports) visit(next)
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style)
  }
  visit(start.fileName)
  return [
    ...[...scripts].map((name) => `<link rel="modulepreload" crossorigin href="/${name}">`),
    ...[...styles].map((name) => `<link rel="stylesheet" crossorigin href="/${name}">`),
  ]
    .filter((link) => !html.includes(/href="[^"]+"/.exec(link)?.[0] ?? ''))
    .map((link) => `  ${link}\n  `)
    .join('')
}
