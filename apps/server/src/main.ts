// The server process: reads the settings, starts, listens and stops gracefully.
import { setTimeout as pause } from 'node:timers/promises'
import { pino } from 'pino'
import { isStartRefusal } from './commands/start-refusal.ts'
import { type Sandbox, startSandbox } from './composition/sandbox-process.ts'
import type { Troupe } from './composition.ts'
import { type Database, openDatabase } from './database/database.ts'
import { refuseFolderInUse } from './database/embedded/folder-owner.ts'
import { seconds } from './lib/durations.ts'
import { findPublicUrl } from './settings/public-url.ts'
import { findSandboxKey, listReachSettings } from './settings/reachability.ts'
import { readSecretKey } from './settings/secret-key.ts'
import { loadSettings, type Settings } from './settings/settings.ts'
import { SettingsError } from './settings/settings-error.ts'
import { version } from './settings/version.ts'
import { describeError } from './telemetry/describe-error.ts'
import { startTelemetry, type Watching } from './telemetry/start-telemetry.ts'

try {
  await run(loadSettings())
} catch (error) {
  process.stderr.write(`${isStartRefusal(error) ? error.message : `Troupe could not start: ${describe(error)}`}\n`)
  process.exit(1)
}

async function run(settings: Settings): Promise<void> {
  // Comes first, since the steps below take long on a busy machine.
  if (!settings.databaseUrl) await refuseFolderInUse(settings.dataDir)
  const log = pino({ level: settings.logLevel, serializers: { err: describeError } })
  const watching = await startTelemetry(settings, log)
  const [database, sandbox] = await startTogether(settings, watching, log)
  const systemSmtpUrl = settings.systemSmtpUrl ?? sandbox?.smtpUrl
  if (!systemSmtpUrl) throw new SettingsError('SYSTEM_SMTP_URL is required without the sandbox')

  const secretKey = readSecretKey(settings)
  // Imported here because it takes longer than everything else, and a refused start does not need it.
  const { compose } = await import('./composition.ts')
  const troupe = await compose({ settings, database, log, watching, secretKey, systemSmtpUrl, sandbox })
  stopOnSignals(settings.drainSeconds, troupe, async () => {
    await troupe.close()
    await database.close()
    await sandbox?.stop()
    await watching.stop()
  })
  await troupe.app.listen({ host: settings.host, port: settings.port })
  announce(settings, findPublicUrl(settings, troupe.app.server), secretKey)
  if (settings.sandbox) warnOfOpenDemo(settings, log)
  await troupe
    .startBackgroundWork()
    .catch((error: unknown) => log.error({ err: error }, 'the demo catalogue was not loaded'))
}

/**
 * Starts the database and the sandbox together: each takes a second or two and neither needs the other. If one fails,
 * the error is not delayed by the other, whose child process ends with this one.
 */
async function startTogether(
  settings: Settings,
  { telemetry }: Watching,
  log: pino.Logger,
): Promise<[Database, Sandbox | undefined]> {
  const database = openDatabase({
    ...settings,
    poolSize: settings.databasePoolSize,
    log,
    noteStatement: telemetry.noteStatement,
  })
  const sandbox = settings.sandbox
    ? startSandbox({ demoCreators: settings.demoCreators, log })
    : Promise.resolve(undefined)
  return await Promise.all([database, sandbox])
}

/**
 * On SIGTERM or Ctrl-C, reports "not ready", keeps serving until a proxy can have noticed, and then finishes requests,
 * mails and jobs in hand. A second signal ends the process at once.
 */
function stopOnSignals(drainSeconds: number, troupe: Troupe, close: () => Promise<void>): void {
  let stopping = false
  const stop = async () => {
    if (stopping) process.exit(1)
    stopping = true
    troupe.drain()
    await pause(seconds(drainSeconds))
    setTimeout(() => process.exit(1), seconds(20)).unref()
    await close()
    process.exit(0)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}

function announce(settings: Settings, publicUrl: string, secretKey: Buffer): void {
  const lines = [`\nTroupe is ready at ${publicUrl}`, `Version ${version}`]
  if (settings.sandbox) {
    const key = findSandboxKey(settings, secretKey)
    const inbox = `${publicUrl}/sandbox/inbox${key === undefined ? '' : `?key=${key}`}`
    lines.push(`Demo mode: mail that Troupe sends, with the verification codes, is at ${inbox}`)
  }
  if (!settings.databaseUrl) lines.push(`The embedded database is in ${settings.dataDir}`)
  process.stdout.write(`${lines.join('\n')}\n\n`)
}

/** Warns that other machines can reach a demo installation, and names the settings that close it. */
function warnOfOpenDemo(settings: Settings, log: pino.Logger): void {
  const reachedBy = listReachSettings(settings)
  if (reachedBy.length === 0) return
  process.stderr.write(
    `WARNING: DEMO MODE IS ON AND OTHERS CAN REACH THIS SERVER (${reachedBy.join(', ')}): they can register, and with the key ` +
      'above read all its mail and codes. For real use set SANDBOX=off and SYSTEM_SMTP_URL; to keep it to this machine, ' +
      'HOST=127.0.0.1 and no public APP_URL or TRUST_PROXY.\n\n',
  )
  log.warn({ reachedBy }, 'demo mode is on and others can reach this server')
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message
}
