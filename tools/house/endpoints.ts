import type { Endpoint } from '../../packages/contract/src/base/endpoint.ts'
import type { SourceFile } from './source-tree.ts'

const minTests = 4

/** Endpoints with fewer than four tests over HTTP: success, refusal, bad input, and the rules. */
export function findUntestedEndpoints(endpoints: readonly Endpoint[], files: readonly SourceFile[]): string[] {
  const tests = listTestBlocks(files.filter((file) => /-routes(\.\w+)?\.test\.ts$|-routes\.test\.ts$/.test(file.path)))
  return endpoints.flatMap(({ method, path }) => {
    const title = `${method} ${path}`
    const count = tests.reduce((sum, block) => sum + (block.names(title) ? block.count : 0), 0)
    const missing = `describe('${method} ${path}', ...) of a *-routes.test.ts has ${count} tests; at least ${minTests} are needed: it works, who may not, bad input, its rules.`
    return count < minTests ? [missing] : []
  })
}

interface TestBlock {
  /** Whether it covers this endpoint. */
  names(title: string): boolean
  readonly count: number
}

/**
 * Lists the tests below each top-level `describe('METHOD /path'`; in a `describe.each`, `%s` stands for one part of the
 * path.
 */
function listTestBlocks(files: readonly SourceFile[]): TestBlock[] {
  return files.flatMap(({ text }) =>
    text
      .split(/^describe(?:\.each\([^)]*\))?\(/m)
      .slice(1)
      .flatMap((block) => {
        const title = /^\s*['"`]([A-Z]+ \/[^'"`\s]+)/.exec(block)?.[1]
        if (!title) return []
        const count = block.match(/^\s*(test|it)(\.each\b[^(]*\([\s\S]*?\))?\(/gm)?.length ?? 0
        const pattern = new RegExp(`^${title.split('%s').map(escapePattern).join('[^/]+')}$`)
        return [{ names: (endpoint: string) => pattern.test(endpoint), count }]
      }),
  )
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
