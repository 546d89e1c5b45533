import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './source-tree.ts'

/** Titles of the tests that prove a requirement, by file. */
type Proofs = Readonly<Record<string, readonly string[]>>

interface Requirement {
  /** Number in ASVS, or letter of a limit. */
  readonly id: string
  readonly hasReason: boolean
}

/** Reads the requirements of `docs/security-table.md`: its list, and the letters of its limits. */
export function parseSecurityTable(text: string): Requirement[] {
  const listed = [...text.matchAll(/^- \*\*(.+?)\*\*(.*)$/gm)].map(([, id = '', line = '']) => ({
    id,
    hasReason: /\*(?:Not met|In part|Does not apply|Otherwise)\*: \S/.test(line),
  }))
  const known = new Set(listed.map(({ id }) => id))
  const letters = new Set([...text.matchAll(/\|([A-Z])\|$/gm)].map(([, id = '']) => id))
  return [...listed, ...[...letters].filter((id) => !known.has(id)).map((id) => ({ id, hasReason: false }))]
}

/** Requirements without proof or reason, and proofs that are not needed or do not exist, as sentences. */
export function findBrokenPromises(
  requirements: readonly Requirement[],
  proofs: Readonly<Record<string, Proofs>>,
): string[] {
  const known = new Set(requirements.map(({ id }) => id))
  return [
    ...Object.keys(proofs)
      .filter((id) => !known.has(id))
      .map((id) => `${id}: has tests in security-tests.json, but is not in docs/security-table.md.`),
    ...requirements.flatMap((requirement) => findBroken(requirement, proofs[requirement.id] ?? {})),
  ]
}

function findBroken({ id, hasReason }: Requirement, proofs: Proofs): string[] {
  const named = Object.entries(proofs).flatMap(([path, titles]) => titles.map((title) => ({ path, title })))
  return [
    ...(named.length === 0 && !hasReason
      ? [`${id}: name a test that proves it in security-tests.json, or the reason why there is none.`]
      : []),
    ...named
      .filter(({ path, title }) => !hasTest(path, title))
      .map(({ path, title }) => `${id}: ${path} has no test "${title}".`),
  ]
}

function hasTest(file: string, test: string): boolean {
  const path = join(root, file)
  if (!/\.(test|spec)\.tsx?$/.test(file) || !existsSync(path)) return false
  const text = readFileSync(path, 'utf8')
  return [`'${test}'`, `"${test}"`, `\`${test}\``].some((quoted) => text.includes(quoted))
}
