import { gzipSync } from 'node:zlib'
import type { Rolldown } from 'vite'

/** Budget of the landing page in gzipped bytes, lazily loaded chunks included, in the language with the most text. */
const budgetBytes = { js: 150_000, css: 40_000 }

/** Returns the weight of the landing page as a log line. Throws when it exceeds the budget. */
export function checkLandingBudget({ output }: Rolldown.RolldownOutput): string {
  const weight = weighLanding(output)
  for (const kind of ['js', 'css'] as const) {
    if (weight[kind] > budgetBytes[kind]) {
      throw new Error(`The landing page has ${weight[kind]} bytes of ${kind}; its budget is ${budgetBytes[kind]}.`)
    }
  }
  return `Landing page, gzipped: ${weight.js} bytes of JavaScript, ${weight.css} bytes of CSS`
}

function weighLanding(output: Rolldown.RolldownOutput['output']): { js: number; css: number } {
  const files = new Map(output.map((file) => [file.fileName, file]))
  const entry = output.find((file) => file.type === 'chunk' && file.facadeModuleId?.endsWith('/index.html'))
  if (!entry) throw new Error('The build has no landing page')
  const weight = { js: 0, css: 0 }
  const reached = new Set<string>()
  const catalogues: number[] = []
  const visit = (name: string) => {
    const file = files.get(name)
    if (!file || reached.has(name)) return
    reached.add(name)
    const size = gzipSync(file.type === 'chunk' ? file.code : file.source, { level: 9 }).length
    if (file.type === 'chunk' && file.facadeModuleId?.includes('virtual:catalogue/')) {
      // A visitor loads one language, and the landing page only its own part.
      if (/catalogue\/(?!qps)[^/]+\/landing$/.test(file.facadeModuleId)) catalogues.push(size)
      return
    }
    if (name.endsWith('.css')) weight.css += size
    if (file.type !== 'chunk') return
    weight.js += size
    for (const next of [...file.imports, ...file.dynamicImports, ...(file.viteMetadata?.importedCss ?? [])]) visit(next)
  }
  visit(entry.fileName)
  weight.js += Math.max(0, ...catalogues)
  return weight
}
