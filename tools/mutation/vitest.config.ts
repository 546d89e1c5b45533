import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { keepWorker } from './lasting-worker.ts'
import { ruleTests } from './rule-files.ts'

/**
 * Runs only the tests of the rules. Node reads the sources itself, which is faster than Vite; no test replaces modules,
 * so Vitest need not parse them.
 */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  plugins: [keepWorker()],
  test: {
    include: [...ruleTests],
    setupFiles: ['tools/mutation/reset-mutant.ts'],
    isolate: false,
    maxWorkers: 1,
    experimental: { viteModuleRunner: false, nodeLoader: false },
  },
})
