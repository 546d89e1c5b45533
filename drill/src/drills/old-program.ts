import { execFileSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..', '..')
/** Last commit of each version whose database is kept. */
const lastCommits: Readonly<Record<string, string>> = { '0.1.0': '0c76ac1' }

export interface OldProgram {
  /** A checkout with its packages, of which nothing is built. */
  readonly checkout: string
  remove(): void
}

/** Checks out an earlier version beside this one; undefined if its commit is missing, as in a shallow clone. */
export function checkOut(version: string): OldProgram | undefined {
  const run = (program: string, ...args: string[]) => execFileSync(program, args, { cwd: root, stdio: 'ignore' })
  const commit = lastCommits[version]
  const folder = mkdtempSync(join(tmpdir(), 'troupe-old-'))
  const checkout = join(folder, 'program')
  try {
    run('git', 'worktree', 'add', '--detach', checkout, commit ?? version)
  } catch {
    run('rm', '-rf', folder)
    return undefined
  }
  // As hard links: the packages have not changed since, and those of the workspace point into the checkout.
  run('cp', '--archive', '--link', join(root, 'node_modules'), checkout)
  return {
    checkout,
    remove() {
      run('git', 'worktree', 'remove', '--force', checkout)
      run('rm', '-rf', folder)
    },
  }
}
