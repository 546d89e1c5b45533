import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..', '..', '..', '..')
/** Folders with code only, neither settings nor data. */
const readable = ['node_modules', 'packages', join('apps', 'server')].map((folder) => join(root, folder))

/**
 * Node arguments for the process that reads a document. An attacker who takes over its parser can read no files except
 * the program's, write none, start no process and generate no code from strings. Its environment is empty, so it holds
 * no secret.
 */
export const confinement: readonly string[] = [
  '--permission',
  '--allow-worker',
  ...readable.map((folder) => `--allow-fs-read=${folder}`),
  '--disallow-code-generation-from-strings',
  '--disable-warning=SecurityWarning',
]
