import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { ruleTests } from './rule-files.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The tests of the rules alone, on the sources beside them: a package link would lead to those that are not mutated. */
export default defineConfig({
  root,
  resolve: { alias: [{ find: /^@troupe\/contract\/(.*)$/, replacement: `${root}packages/contract/src/$1.ts` }] },
  test: { include: [...ruleTests], isolate: false },
})
