import { ruleFiles } from './rule-files.ts'

/** Changes the rules one place at a time and counts the changes that a test notices. */
export default {
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  // `related` would look for the tests again for each change.
  vitest: { configFile: 'tools/mutation/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  // They need all tests each, 87 % of the time.
  ignoreStatic: true,
  mutate: ruleFiles.map(({ path }) => path),
  ignorePatterns: ['apps/web', 'apps/sandbox', '**/dist', '**/data', 'bench', 'deploy', 'docs', 'drill', 'e2e', '.ci'],
  // Stryker reads it with the programming interface of TypeScript 6, which 7 lacks.
  tsconfigFile: 'none',
  packageManager: 'npm',
  concurrency: 2,
  thresholds: { high: 90, low: 85, break: 85 },
  tempDirName: '.cache/mutation',
  reporters: ['clear-text', 'progress', 'json'],
  jsonReporter: { fileName: '.cache/mutation.json' },
  clearTextReporter: { allowEmojis: false, reportTests: false },
}
