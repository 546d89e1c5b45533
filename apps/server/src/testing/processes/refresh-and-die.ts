// Process that exchanges a refresh token as a node does and is killed with SIGKILL before it can answer.
import { z } from 'zod'
import { connectDatabase } from '../../database/database.ts'
import { deriveKey } from '../../lib/derive-key.ts'
import { silentLogger } from '../../lib/logger.ts'
import { createRefreshTokens } from '../../modules/accounts/secrets/refresh-tokens.ts'
import { refreshSession } from '../../modules/accounts/sessions/refresh-session.ts'
import { FakeClock } from '../fake-clock.ts'
import { ManualJobQueue } from '../manual-job-queue.ts'

const Arguments = z.object({
  target: z.union([z.object({ databaseUrl: z.string() }), z.object({ socketDir: z.string() })]),
  secretKey: z.base64(),
  token: z.string(),
  now: z.string(),
})

const { target, secretKey, token, now } = Arguments.parse(JSON.parse(process.argv[2] ?? ''))
const dieBeforeAnswering = (): Promise<string> => {
  process.kill(process.pid, 'SIGKILL')
  return new Promise(() => {})
}
const context = {
  db: connectDatabase(target, 1, silentLogger).kysely,
  clock: new FakeClock(now),
  log: silentLogger,
  jobs: new ManualJobQueue(),
  refreshTokens: createRefreshTokens(deriveKey(Buffer.from(secretKey, 'base64'), 'refresh-tokens')),
  sessionTokens: { sign: dieBeforeAnswering },
  sweeper: { sweep: async () => {} },
  mustHaveSecondFactor: async () => false,
}
await refreshSession(context, token, { ip: '127.0.0.1', userAgent: undefined })
