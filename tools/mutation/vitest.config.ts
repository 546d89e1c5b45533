import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { ruleTests } from './rule-files.ts'

/**
 * Runs only the tests of the rules. Each mutant restarts them, so Node reads the sources itself, which is faster than
 * Vite.
 */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: { include: [...ruleTests], isolate: false, experimental: { viteModuleRunner: false } },
})
