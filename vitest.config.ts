import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { briefProgram } from './apps/server/src/testing/processes/compiled-code.ts'
import './tools/testing/quick-files.ts'

/** Tests of a folder of the server that need a database. */
const databaseTestsOf = (folder: string) =>
  ['-routes.test.ts', '-repository.test.ts', '.integration.test.ts'].map((end) => `src/${folder}*${end}`)

/** Tests that need a database; they run once on each kind of it. */
const databaseTests = databaseTestsOf('**/')

/**
 * Tests that run on the embedded database each time, also where there is a PostgreSQL: of the database itself, and of
 * statements or plans that are others there. The journeys use it for all else; `npm run test:embedded` runs all.
 */
const embeddedTests = [
  '',
  '{backup,commands,composition,database,jobs,self-check}/**/',
  'modules/discovery/{catalogue,derived,search}/**/',
].flatMap(databaseTestsOf)

/** Tests of a catalogue divided by Citus that run each time; `npm run test:citus` runs all that use a database. */
const dividedTests = [
  'database/distribution/**/',
  'modules/collections/**/',
  'modules/discovery/{browser-import,catalogue,persons,platforms,profile}/**/',
  'modules/discovery/search/**/',
].flatMap(databaseTestsOf)

/** One more than there are cores: many tests wait for a server they have started. Projects do not inherit it. */
const maxWorkers = availableParallelism() + 1

/** Ends tests that hang; a machine with other work takes many times as long as an idle one. */
const timeouts = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 60_000 } } }

const testDatabaseUrl = process.env.TEST_DATABASE_URL
/** URLs of the nodes of Citus, the coordinator first. */
const [citusUrl, ...citusWorkers] = process.env.TEST_CITUS_URLS?.split(',') ?? []

function serverProject(name: string, env: Record<string, string>, include = databaseTests) {
  return {
    root: 'apps/server',
    test: {
      name,
      maxWorkers,
      // The server keeps no state in its modules: what a file has loaded serves the next.
      isolate: false,
      env,
      include,
      globalSetup: ['src/testing/global-setup.ts'],
      ...timeouts,
    },
  }
}

const citusSettings = (coordinator: string) => ({
  TEST_DATABASE_URL: coordinator,
  TEST_CITUS_WORKERS: citusWorkers.join(','),
})

export default defineConfig({
  test: {
    projects: [
      // These keep no state in their modules: files share what is loaded, which saves a third of the processor time.
      {
        root: 'packages/contract',
        test: { name: 'contract', maxWorkers, isolate: false, include: ['src/**/*.test.ts'], ...timeouts },
      },
      {
        root: 'apps/sandbox',
        test: { name: 'sandbox', maxWorkers, isolate: false, include: ['src/**/*.test.ts'], ...timeouts },
      },
      {
        root: 'apps/server',
        test: {
          name: 'server',
          maxWorkers,
          // The embedded databases that these tests start inherit it.
          execArgv: briefProgram,
          isolate: false,
          include: ['src/**/*.test.ts'],
          exclude: databaseTests,
          ...timeouts,
        },
      },
      serverProject('server-embedded', {}, testDatabaseUrl ? embeddedTests : databaseTests),
      serverProject('embedded', {}),
      ...(testDatabaseUrl ? [serverProject('server-postgres', { TEST_DATABASE_URL: testDatabaseUrl })] : []),
      ...(citusUrl
        ? [
            serverProject('server-citus', citusSettings(citusUrl), dividedTests),
            serverProject('citus', citusSettings(citusUrl)),
          ]
        : []),
      {
        extends: './apps/web/vite.config.ts',
        root: 'apps/web',
        test: {
          name: 'web',
          maxWorkers,
          include: ['{src,language}/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          // Most of a file's time went into a new document and the compilation of everything for it. The setup cleans up after each test.
          isolate: false,
          // Screens leave much short-lived garbage.
          execArgv: ['--max-semi-space-size=64'],
          expect: timeouts.expect,
          setupFiles: ['src/testing/setup.ts'],
        },
      },
      { root: 'tools', test: { name: 'house', maxWorkers, isolate: false, include: ['**/*.test.ts'], ...timeouts } },
    ],
  },
})
