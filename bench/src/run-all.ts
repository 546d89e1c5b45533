import { fork } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Figure, missedTargetExitCode } from './measure/figures.ts'
import { describeMachine, recordFigures, toVerdict } from './measure/record-figures.ts'

/** Result of one benchmark. */
interface Result {
  /** Its name, followed by its size where one was given. */
  readonly benchmark: string
  readonly figures: readonly Figure[]
  readonly failure: string | undefined
  readonly minutes: number
}

const usage = 'npm run bench -- all [--only NAME,NAME:SIZE] [--out FILE] [--record]'

/**
 * Runs the benchmarks one after the other, each in its own process, so that they do not share memory and a failure
 * costs only its own figures. Prints all figures in one table at the end. `--out` writes them to a
 * file as Markdown, `--record` into `docs/benchmarks.md`.
 */
export async function runAll(names: readonly string[], commandLine: readonly string[]): Promise<void> {
  const { out, only, record } = parseArgs({
    args: [...commandLine],
    options: { out: { type: 'string' }, only: { type: 'string' }, record: { type: 'boolean' } },
  }).values
  const wanted = (only?.split(',') ?? names).map((text) => text.split(':'))
  const unknown = wanted.map(([name = '']) => name).filter((name) => !names.includes(name))
  if (unknown.length > 0) throw new Error(`There is no benchmark ${unknown.join(', ')}. ${usage}`)

  const results: Result[] = []
  for (const nameAndSize of wanted) {
    console.log(`\n=== ${nameAndSize.join(' ')} ===`)
    const result = await runApart(nameAndSize)
    results.push(result)
    // After each benchmark, so that an interrupted run keeps its figures.
    if (out) await writeFile(out, toMarkdown(results))
    if (record && !result.failure && result.figures.length > 0) await recordFigures(result.benchmark, result.figures)
  }
  printResults(results)
  if (results.some(isMissed)) process.exitCode = missedTargetExitCode
  if (results.some(({ failure }) => failure)) process.exitCode = 1
}

async function runApart(nameAndSize: readonly string[]): Promise<Result> {
  const start = performance.now()
  const figures: Figure[] = []
  const child = fork(join(import.meta.dirname, 'main.ts'), nameAndSize)
  child.on('message', (message) => figures.push(Figure.parse(message)))
  const [code, signal] = await once(child, 'exit')
  const hasEnded = code === 0 || code === missedTargetExitCode
  return {
    benchmark: nameAndSize.join(' '),
    figures,
    failure: hasEnded ? undefined : `failed (${signal ?? `exit code ${code}`})`,
    minutes: Math.round((performance.now() - start) / 6000) / 10,
  }
}

const isMissed = ({ figures }: Result) => figures.some(({ isReached }) => isReached === false)

/** Table rows of a benchmark, one per figure. */
function toRows({ benchmark, figures, failure }: Result) {
  const rows = figures.map((figure) => {
    const { what, value, reference = '', target = '' } = figure
    return { benchmark, what, value, reference, target, verdict: toVerdict(figure) }
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
  const times = results.map(({ benchmark, minutes }) => `${benchmark} ${minutes}`).join(', ')
  const cells = (values: readonly (string | number)[]) => `| ${values.map(toCell).join(' | ')} |`
  const rows = results.flatMap(toRows)
  return [
    `Measured ${new Date().toISOString().slice(0, 16)}Z on ${describeMachine()}. Minutes taken: ${times}.`,
    '',
    cells(['benchmark', 'figure', 'value', 'reference', 'target', '']),
    cells(Array.from({ length: 6 }, () => '---')),
    ...rows.map((row) => cells([row.benchmark, row.what, row.value, row.reference, row.target, row.verdict])),
    '',
  ].join('\n')
}

const toCell = (value: string | number) => String(value).replaceAll('|', '\\|')
