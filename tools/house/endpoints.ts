import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Endpoint } from '../../packages/contract/src/endpoint.ts'
import { root, type SourceFile } from './source-tree.ts'

const minTests = 4

/** Every endpoint that the contract describes. */
export async function readEndpoints(): Promise<Endpoint[]> {
  const folder = join(root, 'packages/contract/src')
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  const modules: Record<string, unknown>[] = await Promise.all(files.map((name) => import(join(folder, name))))
  return modules.flatMap((exported) =>
    Object.entries(exported)
      .filter(([name]) => name.endsWith('Endpoints'))
      .flatMap(([, endpoints]) => Object.values(endpoints as Record<string, Endpoint>)),
  )
}

/** Endpoints with fewer than four tests over HTTP: it works, 401 or refusal, bad input, and the rules. */
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
  /** Whether it is about this endpoint. */
  names(title: string): boolean
  readonly count: number
}

/** Tests below each top-level `describe('METHOD /path'`; in a `describe.each`, `%s` stands for one part of the path. */
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
