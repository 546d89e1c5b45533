import { fork } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { availableParallelism, cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Figure, missedTargetExitCode } from './figures.ts'

/** What one benchmark came to. */
interface Result {
  readonly benchmark: string
  readonly figures: readonly Figure[]
  readonly failure: string | undefined
  readonly minutes: number
}

const usage = 'npm run bench -- all [--only NAME,NAME] [--out FILE]'

/**
 * Runs the benchmarks one after the other, each in a process of its own, so that none is measured beside another's memory and one that
 * fails costs only its own figures. At the end prints all figures in one table, and writes them to a file (Markdown) if asked.
 */
export async function runAll(names: readonly string[], commandLine: readonly string[]): Promise<void> {
  const { out, only } = parseArgs({
    args: [...commandLine],
    options: { out: { type: 'string' }, only: { type: 'string' } },
  }).values
  const wanted = only?.split(',') ?? names
  const unknown = wanted.filter((name) => !names.includes(name))
  if (unknown.length > 0) throw new Error(`There is no benchmark ${unknown.join(', ')}. ${usage}`)

  const results: Result[] = []
  for (const name of wanted) {
    console.log(`\n=== ${name} ===`)
    results.push(await runApart(name))
    // After each: what was measured so far is not lost to whatever ends the whole.
    if (out) await writeFile(out, toMarkdown(results))
  }
  printResults(results)
  if (results.some(isMissed)) process.exitCode = missedTargetExitCode
  if (results.some(({ failure }) => failure)) process.exitCode = 1
}

async function runApart(benchmark: string): Promise<Result> {
  const start = performance.now()
  const figures: Figure[] = []
  const child = fork(join(import.meta.dirname, 'main.ts'), [benchmark])
  child.on('message', (message) => figures.push(Figure.parse(message)))
  const [code, signal] = await once(child, 'exit')
  const hasEnded = code === 0 || code === missedTargetExitCode
  return {
    benchmark,
    figures,
    failure: hasEnded ? undefined : `failed (${signal ?? `exit code ${code}`})`,
    minutes: Math.round((performance.now() - start) / 6000) / 10,
  }
}

const isMissed = ({ figures }: Result) => figures.some(({ isReached }) => isReached === false)

/** What a table says of a benchmark, a row for each figure. */
function toRows({ benchmark, figures, failure }: Result) {
  const rows = figures.map(({ what, value, reference = '', target = '', isReached }) => {
    const verdict = isReached === undefined ? '' : isReached ? 'reached' : 'NOT REACHED'
    return { benchmark, what, value, reference, target, verdict }
  })
  const empty = { benchmark, value: '', reference: '', target: '', verdict: '' }
  if (failure) return [...rows, { ...empty, what: failure, verdict: 'FAILED' }]
  return rows.length === 0 ? [{ ...empty, what: 'not measured: what it needs is not there' }] : rows
}

function printResults(results: readonly Result[]): void {
  console.log('\n=== all ===')
  console.table(results.flatMap(toRows))
  const figures = results.flatMap((result) => result.figures).filter(({ target }) => target !== undefined)
  const reached = figures.filter(({ isReached }) => isReached).length
  const failed = results.filter(({ failure }) => failure).map(({ benchmark }) => benchmark)
  console.log(`${reached} of ${figures.length} targets reached; failed: ${failed.join(', ') || 'none'}`)
}

function toMarkdown(results: readonly Result[]): string {
  const gigabytes = Math.round(totalmem() / 1024 ** 3)
  const machine = `${availableParallelism()} cores (${cpus()[0]?.model ?? 'unknown'}), ${gigabytes} GB, Node ${process.version}`
  const times = results.map(({ benchmark, minutes }) => `${benchmark} ${minutes}`).join(', ')
  const cells = (values: readonly (string | number)[]) => `| ${values.map(toCell).join(' | ')} |`
  const rows = results.flatMap(toRows)
  return [
    `Measured ${new Date().toISOString().slice(0, 16)}Z on ${machine}. Minutes taken: ${times}.`,
    '',
    cells(['benchmark', 'figure', 'value', 'reference', 'target', '']),
    cells(Array.from({ length: 6 }, () => '---')),
    ...rows.map((row) => cells([row.benchmark, row.what, row.value, row.reference, row.target, row.verdict])),
    '',
  ].join('\n')
}

const toCell = (value: string | number) => String(value).replaceAll('|', '\\|')
