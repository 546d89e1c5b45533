// Makes the small filled databases of a release, of both kinds, for the tests of later versions:
//   node tools/record-release.ts                    of this checkout, at the version of its package.json
//   node tools/record-release.ts FOLDER VERSION     of another checkout, built and with its packages
// The product of that checkout is started and used by its API. Needs Debian as root (.ci/postgres), and takes about a minute.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import {
  type DatabaseKind,
  databaseKinds,
  release,
  toReleaseFile,
} from '../apps/server/src/testing/releases/releases.ts'
import packageJson from '../package.json' with { type: 'json' }
import { dumpEmbedded, dumpPostgres } from './release/dump-database.ts'
import { fillRelease } from './release/fill-release.ts'
import { startTroupe } from './testing/troupe-process.ts'

const [checkout = join(import.meta.dirname, '..'), version = packageJson.version] = process.argv.slice(2)
const postgresScript = join(import.meta.dirname, '..', '.ci', 'postgres')
const scratch = mkdtempSync(join(tmpdir(), 'troupe-release-'))
try {
  for (const kind of databaseKinds) await record(kind)
} finally {
  rmSync(scratch, { recursive: true, force: true })
}

async function record(kind: DatabaseKind): Promise<void> {
  const start = performance.now()
  const file = toReleaseFile(version, kind)
  const dump = kind === 'postgres' ? await recordPostgres() : await recordEmbedded()
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, brotliCompressSync(dump))
  const seconds = Math.round((performance.now() - start) / 1000)
  console.log(`${file}: ${Math.round(statSync(file).size / 1024)} kB after ${seconds} s`)
}

async function recordPostgres(): Promise<string> {
  const run = (action: string) => execFileSync(postgresScript, [action, scratch], { encoding: 'utf8' }).trim()
  const url = run('start')
  try {
    await fill({ DATABASE_URL: url, DATA_DIR: join(scratch, 'postgres') })
    return await dumpPostgres(url)
  } finally {
    run('stop')
  }
}

async function recordEmbedded(): Promise<string> {
  const dataDir = join(scratch, 'embedded')
  await fill({ DATABASE_URL: '', DATA_DIR: dataDir })
  return dumpEmbedded(dataDir)
}

async function fill(environment: Record<string, string>): Promise<void> {
  const settings = { SANDBOX: 'on', DEMO_CREATORS: '60', SECRET_KEY: release.secretKey, ...environment }
  const troupe = await startTroupe({ checkout, dataDir: environment.DATA_DIR ?? '', environment: settings })
  try {
    await fillRelease(troupe.url)
  } finally {
    await troupe.stop()
  }
}
