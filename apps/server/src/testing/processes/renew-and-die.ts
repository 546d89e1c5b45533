// Process that renews the tokens of a connected program as a node does and is killed with SIGKILL before it can answer.
import { z } from 'zod'
import { connectDatabase } from '../../database/database.ts'
import { silentLogger } from '../../lib/logger.ts'
import { createPersonalTokens } from '../../modules/access-tokens/access-tokens.ts'
import { FakeClock } from '../fake-clock.ts'
import { ManualJobQueue } from '../manual-job-queue.ts'

const Arguments = z.object({
  target: z.union([z.object({ databaseUrl: z.string() }), z.object({ socketDir: z.string() })]),
  secretKey: z.base64(),
  form: z.record(z.string(), z.string()),
  now: z.string(),
})

const { target, secretKey, form, now } = Arguments.parse(JSON.parse(process.argv[2] ?? ''))
const unexpected = () => Promise.reject(new Error('A renewal does not need this'))
const { oauth } = createPersonalTokens({
  database: connectDatabase(target, 1, silentLogger),
  jobs: new ManualJobQueue(),
  clock: new FakeClock(now),
  log: silentLogger,
  secretKey: Buffer.from(secretKey, 'base64'),
  authenticateSession: unexpected,
  getPublicUrl: () => 'https://troupe.test',
  documents: { read: unexpected },
})
await oauth.protocol.issueTokens(new Map(Object.entries(form)), { ip: '127.0.0.1', userAgent: undefined })
process.kill(process.pid, 'SIGKILL')
