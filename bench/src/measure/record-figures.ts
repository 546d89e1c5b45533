import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism, totalmem } from 'node:os'
import { join } from 'node:path'
import type { Figure } from './figures.ts'

const recordPath = join(import.meta.dirname, '..', '..', '..', 'docs', 'benchmarks.md')

/** Describes the machine of this run. Node's version is the one of package.json. */
export function describeMachine(): string {
  const gigabytes = Math.round(totalmem() / 1024 ** 3)
  return `${availableParallelism()} cores, ${gigabytes} GB`
}

/** Whether a figure reached its target, in words; empty without a target. */
export function toVerdict({ isReached }: Figure): string {
  if (isReached === undefined) return ''
  return isReached ? 'reached' : 'missed'
}

/**
 * Writes the figures of a benchmark into `docs/benchmarks.md`, between the comments `<!--NAME-->` and `<!--/NAME-->`,
 * replacing those of the previous run.
 * @throws Error if the document has no such comments.
 */
export async function recordFigures(benchmark: string, figures: readonly Figure[]): Promise<void> {
  const [begin, end] = [`<!--${benchmark}-->\n`, `<!--/${benchmark}-->`]
  const document = await readFile(recordPath, 'utf8')
  const [before, rest] = document.split(begin)
  const [, after] = rest?.split(end) ?? []
  if (before === undefined || after === undefined) {
    throw new Error(`docs/benchmarks.md has no place for ${benchmark}: add the lines "${begin.trim()}" and "${end}".`)
  }
  const measured = `${new Date().toISOString().slice(0, 10)}: ${describeMachine()}.\n`
  await writeFile(recordPath, `${before}${begin}${measured}\n${toTable(figures)}${end}${after}`)
}

function toTable(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => [
    figure.what,
    figure.value,
    figure.reference ?? '',
    figure.target ?? '',
    toVerdict(figure),
  ])
  const lines = [['figure', 'value', 'reference', 'target', ''], Array.from({ length: 5 }, () => '---'), ...rows]
  return lines.map((cells) => `|${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join('|')}|\n`).join('')
}
