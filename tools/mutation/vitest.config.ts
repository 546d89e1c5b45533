import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { ruleTests } from './rule-files.ts'

/** The tests of the rules alone. Each change starts them anew, so the sources are read by Node itself, which takes less time than Vite. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: { include: [...ruleTests], isolate: false, experimental: { viteModuleRunner: false } },
})
