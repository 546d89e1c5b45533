import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..', '..', '..', '..')
/** Code only: neither the settings nor the data are in them. */
const readable = ['node_modules', 'packages', join('apps', 'server')].map((folder) => join(root, folder))

/**
 * Arguments of Node for the process that reads a document: one that takes over its parser can read no files but the
 * program's, write none, start no process and make no code of text. Together with an empty environment it finds no secret.
 */
export const confinement: readonly string[] = [
  '--permission',
  '--allow-worker',
  ...readable.map((folder) => `--allow-fs-read=${folder}`),
  '--disallow-code-generation-from-strings',
  '--disable-warning=SecurityWarning',
]
