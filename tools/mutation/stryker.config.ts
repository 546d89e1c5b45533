import { ruleFiles } from './rule-files.ts'

/** Mutates the rules one place at a time and counts the mutants that a test detects. */
export default {
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  // `related` would search for the tests again for each mutant.
  vitest: { configFile: 'tools/mutation/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  // Values computed on loading; each of their mutants would need all tests and a new process.
  ignoreStatic: true,
  // Endless loops end by the number of their iterations; a busy machine must not count as a noticed mutant.
  timeoutMS: 30_000,
  mutate: ruleFiles.map(({ path }) => path),
  ignorePatterns: ['apps/web', 'apps/sandbox', '**/data', 'bench', 'deploy', 'docs', 'drill', 'e2e', '.ci'],
  // Stryker reads it with the API of TypeScript 6, which version 7 lacks.
  tsconfigFile: 'none',
  packageManager: 'npm',
  concurrency: 2,
  thresholds: { high: 90, low: 85, break: 85 },
  tempDirName: '.cache/mutation',
  reporters: ['clear-text', 'progress', 'json'],
  jsonReporter: { fileName: '.cache/mutation.json' },
  clearTextReporter: { allowEmojis: false, reportTests: false },
}
