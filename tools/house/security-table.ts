import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from './source-tree.ts'

/** Titles of the tests that prove a requirement, by file. */
type Proofs = Readonly<Record<string, readonly string[]>>

interface Requirement {
  /** Number in ASVS, or letter of a limit. */
  readonly id: string
  /** Names of the test files in its line. */
  readonly files: readonly string[]
  readonly hasReason: boolean
}

/** Reads the requirements of `docs/security-table.md`. */
export function parseSecurityTable(text: string): Requirement[] {
  return [...text.matchAll(/^- \*\*(.+?)\*\*(?:\/\d)? (.+)$/gm)].map(([, id = '', line = '']) => {
    const [tests = '', ...reasons] = line.split(/\*(?=(?:Not met|In part|Does not apply|Otherwise)\*: \S)/)
    return {
      id,
      files: [...tests.matchAll(/`([^`]+\.(?:test|spec)\.tsx?)`/g)].map(([, file = '']) => file),
      hasReason: reasons.length > 0,
    }
  })
}

/** Requirements without proof or reason, and proofs that differ from the table or do not exist, as sentences. */
export function findBrokenPromises(
  requirements: readonly Requirement[],
  proofs: Readonly<Record<string, Proofs>>,
): string[] {
  const known = new Set(requirements.map(({ id }) => id))
  return [
    ...Object.keys(proofs)
      .filter((id) => !known.has(id))
      .map((id) => `${id}: has tests in security-tests.json, but no line in docs/security-table.md.`),
    ...requirements.flatMap((requirement) => findBroken(requirement, proofs[requirement.id] ?? {})),
  ]
}

function findBroken({ id, files, hasReason }: Requirement, proofs: Proofs): string[] {
  const named = Object.keys(proofs).map((path) => basename(path))
  return [
    ...(files.length === 0 && !hasReason
      ? [`${id}: name a test that proves it, or the reason why there is none.`]
      : []),
    ...(files.join() === named.join()
      ? []
      : [`${id}: docs/security-table.md names ${files.join(', ')}; security-tests.json ${named.join(', ')}.`]),
    ...Object.entries(proofs).flatMap(([path, titles]) =>
      titles.filter((title) => !hasTest(path, title)).map((title) => `${id}: ${path} has no test "${title}".`),
    ),
  ]
}

function hasTest(file: string, test: string): boolean {
  const path = join(root, file)
  if (!/\.(test|spec)\.tsx?$/.test(file) || !existsSync(path)) return false
  const text = readFileSync(path, 'utf8')
  return [`'${test}'`, `"${test}"`, `\`${test}\``].some((quoted) => text.includes(quoted))
}
