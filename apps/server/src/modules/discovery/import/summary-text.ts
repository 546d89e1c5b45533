import type { ImportSummary } from './import-creators.ts'
import type { ProblemCount } from './problem-report.ts'

interface SummaryOptions {
  readonly dryRun: boolean
  readonly reportFile: string | undefined
}

const shownProblems = 12

/** Composes the final message of an import. */
export function describeSummary(summary: ImportSummary, { dryRun, reportFile }: SummaryOptions): string {
  const stored = dryRun
    ? [line('Would be stored', summary.created + summary.updated)]
    : [line('New creators', summary.created), line('Updated', summary.updated)]
  const counts = [
    line('Rows read', summary.read),
    ...stored,
    ...(summary.merged > 0 ? [line('Repeated rows', summary.merged, 'merged into one')] : []),
    ...(summary.erased > 0 ? [line('Left out', summary.erased, 'asked to be forgotten')] : []),
    line('Refused', summary.refused),
    line('Warnings', summary.warnings, summary.warnings > 0 ? 'stored without the value' : ''),
  ]
  const paragraphs = [
    describeColumns(summary),
    summary.notes.join('\n'),
    counts.join('\n'),
    describeProblems('Refused rows', 'refused', summary),
    describeProblems('Values left out', 'warning', summary),
    closing(summary, { dryRun, reportFile }),
  ]
  return `${paragraphs.filter((paragraph) => paragraph !== '').join('\n\n')}\n`
}

/** Returns the exit code. 0: rows were stored, or none were refused; 1: nothing could be imported. */
export function toExitCode({ created, updated, refused }: ImportSummary): number {
  return created + updated > 0 || refused === 0 ? 0 : 1
}

function line(label: string, count: number, remark = ''): string {
  return `${label.padEnd(16)} ${count.toLocaleString('en').padStart(10)}${remark === '' ? '' : `  (${remark})`}`
}

function describeColumns({ columns }: ImportSummary): string {
  const nameOf = (header: string) => `"${header.replace(/\s+/g, ' ').trim()}"`
  const used = columns.flatMap(({ header, field }) => (field ? [`  ${nameOf(header)} is read as ${field}`] : []))
  const unused = columns.flatMap(({ header, field }) => (field ? [] : [nameOf(header)]))
  return ['Columns:', ...used, ...(unused.length > 0 ? [`  Not used: ${unused.join(', ')}`] : [])].join('\n')
}

function describeProblems(title: string, outcome: ProblemCount['outcome'], { problems }: ImportSummary): string {
  const kinds = problems.filter((problem) => problem.outcome === outcome)
  if (kinds.length === 0) return ''
  const lines = kinds.slice(0, shownProblems).map(({ count, column, reason, first }) => {
    const where = column === '' ? '' : `"${column}": `
    return `  ${count.toLocaleString('en').padStart(7)} × ${where}${reason} (first: line ${first.line}, "${first.value}")`
  })
  const more = kinds.length - lines.length
  return [`${title}:`, ...lines, ...(more > 0 ? [`  and ${more} other reasons`] : [])].join('\n')
}

function closing(summary: ImportSummary, { dryRun, reportFile }: SummaryOptions): string {
  const sentences: string[] = []
  const stored = summary.created + summary.updated
  if (summary.wasStopped)
    sentences.push('Stopped before the end. Import the file again to go on: what is stored stays.')
  if (dryRun) sentences.push('Dry run: nothing was stored.')
  else if (stored > 0) {
    sentences.push(
      'They are found by their words at once. ' +
        `${stored.toLocaleString('en')} creators will be embedded in the background while the server runs; then also by meaning. Discover tells how far that is.`,
    )
  }
  if (summary.problems.length > 0) {
    sentences.push(
      reportFile ? `Every one of them is in ${reportFile}.` : 'Say --report FILE to get every one of them as a table.',
    )
  }
  return sentences.join('\n')
}
