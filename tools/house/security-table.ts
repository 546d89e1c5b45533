import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './source-tree.ts'

/** A demand of the table, and what is said to meet it. */
interface Demand {
  readonly title: string
  readonly proofs: readonly { file: string; test: string }[]
  /** Why it is not met, or met in another way than by a test. */
  readonly reasons: readonly string[]
}

/** Reads the demands of `docs/security-table.md`. */
export function parseSecurityTable(text: string): Demand[] {
  return text
    .split(/^### /m)
    .slice(1)
    .map((part) => {
      const [title = '', ...lines] = part.split(/^## /m)[0]?.split('\n') ?? []
      const proofs = lines.flatMap((line) => {
        const [, file, test] = /^- `([^`]+)`: (.+)$/.exec(line) ?? []
        return file && test ? [{ file, test }] : []
      })
      const reasons = lines.filter((line) => /^- (Not met|In part|Does not apply|Otherwise): \S/.test(line))
      return { title, proofs, reasons }
    })
}

/** What the table promises and nobody finds: tests that are not there, demands of which nothing is said. */
export function findBrokenPromises(demands: readonly Demand[]): string[] {
  return demands.flatMap(({ title, proofs, reasons }) => [
    ...(proofs.length + reasons.length === 0
      ? [`${title}: name a test that shows it, or the reason why there is none.`]
      : []),
    ...proofs
      .filter(({ file, test }) => !hasTest(file, test))
      .map(({ file, test }) => `${title}: ${file} has no test "${test}".`),
  ])
}

function hasTest(file: string, test: string): boolean {
  const path = join(root, file)
  if (!/\.(test|spec)\.tsx?$/.test(file) || !existsSync(path)) return false
  const text = readFileSync(path, 'utf8')
  return [`'${test}'`, `"${test}"`, `\`${test}\``].some((quoted) => text.includes(quoted))
}
