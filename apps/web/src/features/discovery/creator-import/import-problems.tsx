import { Text, Title } from '@mantine/core'
import type { CreatorImport, ImportProblem } from '@troupe/contract/discover/creator-imports'
import { formatExact } from '../../../lib/format/numbers.ts'
import { betweenClauses } from '../../../lib/format/punctuation.ts'
import { tell } from '../../../lib/language/tell.ts'
import { Disclosure } from '../../../ui/disclosure.tsx'
import classes from './import-screen.module.css'
import { importTexts as texts } from './import-texts.ts'

/** The numbers of an import; those that are zero and need no mention are left out. */
export function ImportCounts({ counts, isDone }: { counts: CreatorImport['counts']; isDone: boolean }) {
  const { read, created, updated, merged, refused, warnings, erased } = counts
  const entries = [
    [texts.counts.rows, read, true],
    [texts.counts.created, created, true],
    [isDone ? texts.counts.changed : texts.counts.updated, updated, true],
    [texts.counts.merged, merged, false],
    [texts.counts.refused, refused, true],
    [texts.counts.warnings, warnings, false],
    [texts.counts.erased, erased, false],
  ] as const
  return (
    <dl className={classes.counts}>
      {entries
        .filter(([, count, isShown]) => isShown || count > 0)
        .map(([label, count]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatExact(count)}</dd>
          </div>
        ))}
    </dl>
  )
}

interface ImportProblemsProps {
  problems: readonly ImportProblem[]
  /** Whether they are read before a decision; afterwards they are details. */
  isOpen: boolean
}

/** Which rows are refused, and which values left out, and why. */
export function ImportProblems({ problems, isOpen }: ImportProblemsProps) {
  return (['refused', 'warning'] as const).map((outcome) => {
    const own = problems.filter((problem) => problem.outcome === outcome)
    if (own.length === 0) return null
    const list = (
      <ul className={classes.problems}>
        {own.map((problem) => (
          <Problem key={`${problem.column}${problem.message}`} problem={problem} />
        ))}
      </ul>
    )
    if (!isOpen) {
      return (
        <Disclosure key={outcome} summary={texts.problems[outcome]}>
          {list}
        </Disclosure>
      )
    }
    return (
      <section key={outcome} className={classes.part} aria-label={texts.problems[outcome]}>
        <Title order={3} size="h5">
          {texts.problems[outcome]}
        </Title>
        {list}
      </section>
    )
  })
}

function Problem({ problem }: { problem: ImportProblem }) {
  const { count, column, line, value, message } = problem
  return (
    <li>
      <span className={classes.count}>{formatExact(count)} ×</span>
      <span>
        {column !== '' && <strong dir="auto">{column} </strong>}
        {tell(problem, message)}
        <Text component="span" inherit c="dimmed">
          {betweenClauses}
          {value === '' ? texts.problems.firstWithout(line) : texts.problems.first(line, value)}
        </Text>
      </span>
    </li>
  )
}
