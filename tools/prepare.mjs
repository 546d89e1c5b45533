// Runs before the npm scripts, with the machine's own Node; installs and builds only what is missing or out of date.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'

/** Each step lists its inputs, and runs if they have changed since it last succeeded. */
const steps = {
  install: {
    inputs: ['package-lock.json'],
    output: 'node_modules/node/bin',
    run: () => exec(npm, ['ci', '--no-fund', '--no-audit', '--loglevel=error']),
    says: 'Installing packages (once, about a minute)',
  },
  build: {
    needs: ['database', 'glosses'],
    inputs: ['apps/web', 'packages/contract/src', 'package-lock.json'],
    output: 'apps/web/dist/app.html',
    run: () => exec(npm, ['run', 'build', '--silent', '--workspace', '@troupe/web']),
    says: 'Building the web application',
  },
  database: {
    inputs: ['apps/server/src/database', 'apps/server/src/jobs/job-queue.ts', 'apps/server/package.json'],
    output: 'apps/server/dist/empty-database',
    run: () => exec(node24(), ['tools/build-empty-database.ts']),
    says: 'Preparing the empty embedded database',
  },
  glosses: {
    inputs: [
      'apps/server/src/modules/discovery/search/glosses',
      'tools/build-glosses.ts',
      'tools/glosses',
      'package-lock.json',
    ],
    output: 'apps/server/dist/glosses/zh.txt',
    run: () => exec(node24(), ['tools/build-glosses.ts']),
    says: 'Building the tables of glosses',
  },
  browser: {
    inputs: ['tools/install-browser.ts'],
    output: '.cache/browser-path',
    run: () => exec(node24(), ['tools/install-browser.ts']),
    says: 'Looking for a browser for the journeys',
  },
  mutation: {
    needs: ['install'],
    inputs: ['tools/mutation/package-lock.json'],
    output: 'tools/mutation/node_modules',
    run: () => exec(npm, ['ci', '--prefix', 'tools/mutation', '--loglevel=error']),
    says: 'Installing the packages of the mutation tests (once, half a minute)',
  },
}

/** Path of Node from the `node` package, which may be newer than the machine's. */
function node24() {
  return join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node')
}

function exec(command, args) {
  execFileSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
}

function* filesUnder(path) {
  if (!existsSync(path)) return
  if (statSync(path).isFile()) return void (yield path)
  for (const name of readdirSync(path).sort()) {
    if (name === 'dist' || name === 'node_modules' || /\.(test|spec)\.tsx?$/.test(name)) continue
    yield* filesUnder(join(path, name))
  }
}

function fingerprint(inputs) {
  const hash = createHash('sha256')
  for (const input of inputs) {
    for (const file of filesUnder(join(root, input))) hash.update(file.slice(root.length)).update(readFileSync(file))
  }
  return hash.digest('hex')
}

function prepare(name) {
  const step = steps[name]
  if (!step) throw new Error(`Unknown step ${name}; known are ${Object.keys(steps).join(', ')}`)
  for (const needed of step.needs ?? []) prepare(needed)
  const stamp = join(root, '.cache', `${name}.stamp`)
  const current = fingerprint(step.inputs)
  const upToDate = existsSync(join(root, step.output)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === current
  if (upToDate) return
  console.log(`${step.says} ...`)
  // An interrupted step must not count as done.
  rmSync(stamp, { force: true })
  step.run()
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, current)
}

try {
  for (const name of process.argv.slice(2)) prepare(name)
} catch (error) {
  console.error(`Troupe could not be prepared: ${error instanceof Error ? error.message : error}`)
  process.exit(1)
}
