import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { z } from 'zod'
import { readSourceTree } from '../house/source-tree.ts'
import { boundedExpressions } from './bounded-expressions.ts'
import type { PartReport } from './scan-report.ts'

/** Not a dependency: 57 MB, and only this check needs it. */
const checker = 'recheck@4.5.0'
const maxMilliseconds = 3000

const Verdict = z.object({
  status: z.enum(['safe', 'vulnerable', 'unknown']),
  complexity: z.object({ type: z.string(), summary: z.string() }).optional(),
})
const Recheck = z.object({
  checkSync: z.custom<(source: string, flags: string, options: object) => unknown>(
    (value) => typeof value === 'function',
  ),
})

interface Expression {
  readonly place: string
  readonly source: string
  readonly flags: string
}

/** Finds regular expressions of the product that some text can keep busy (ASVS 1.3.12). */
export async function checkExpressions(): Promise<PartReport> {
  const { checkSync } = Recheck.parse(loadChecker())
  const expressions = listExpressions()
  const verdicts = expressions.map((expression) => {
    const { source, flags } = expression
    const verdict = Verdict.parse(checkSync(source, flags.replace('v', 'u'), { timeout: maxMilliseconds }))
    return { ...expression, ...verdict, isBounded: boundedExpressions.has(source) }
  })
  const vulnerable = verdicts.filter(({ status }) => status === 'vulnerable')
  const unknown = verdicts.filter(({ status }) => status === 'unknown')
  const bounded = vulnerable.filter(({ isBounded }) => isBounded)
  const write = ({ place, source, flags }: Expression) => `${place}: /${source}/${flags}`
  return {
    lines: [
      `${expressions.length} expressions: ${verdicts.length - vulnerable.length - unknown.length} safe, ${bounded.length} bounded by what they read`,
      `not decided within ${maxMilliseconds} ms: ${unknown.length}`,
      ...unknown.map((expression) => `  ${write(expression)}`),
    ],
    findings: vulnerable
      .filter(({ isBounded }) => !isBounded)
      .map((expression) => `${write(expression)} takes ${expression.complexity?.summary} time`),
  }
}

function loadChecker(): unknown {
  const folder = join(tmpdir(), `troupe-${checker.replace('@', '-')}`)
  if (!existsSync(join(folder, 'node_modules', 'recheck'))) {
    execFileSync('npm', ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', checker], {
      stdio: 'ignore',
    })
  }
  return createRequire(join(folder, 'x.js'))('recheck')
}

/** Lists the regular expression literals in the code of servers and browsers, without duplicates. */
function listExpressions(): Expression[] {
  const bySource = new Map<string, Expression>()
  const files = readSourceTree().filter(
    ({ path }) =>
      /^(apps\/(server|web)|packages\/contract)\/src\//.test(path) &&
      !/\.test\.|\/testing\/|\/hostile-input\//.test(path),
  )
  for (const { path, text } of files) {
    new Visitor({
      Literal(node) {
        if (!('regex' in node) || !node.regex) return
        const { pattern: source, flags } = node.regex
        const place = `${path}:${text.slice(0, node.start).split('\n').length}`
        bySource.set(`/${source}/${flags}`, { place, source, flags })
      },
    }).visit(parseSync(path, text).program)
  }
  return [...bySource.values()]
}
