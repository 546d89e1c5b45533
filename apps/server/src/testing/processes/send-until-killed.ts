// Process that sends due mails as a node does, from the test's signal until the test kills it with SIGKILL.
import { once } from 'node:events'
import { z } from 'zod'
import { connectDatabase } from '../../database/database.ts'
import { silentLogger } from '../../lib/logger.ts'
import { createOutreach } from '../../modules/outreach/outreach.ts'
import { FakeClock } from '../fake-clock.ts'
import { TestTransports } from '../mail/test-transports.ts'
import { ManualJobQueue } from '../manual-job-queue.ts'

const Arguments = z.object({
  target: z.union([z.object({ databaseUrl: z.string() }), z.object({ socketDir: z.string() })]),
  now: z.string(),
  smtpPort: z.number(),
})

const { target, now, smtpPort } = Arguments.parse(JSON.parse(process.argv[2] ?? ''))
const outreach = createOutreach({
  database: connectDatabase(target, 4, silentLogger),
  jobs: new ManualJobQueue(),
  clock: new FakeClock(now),
  log: silentLogger,
  secretKey: Buffer.alloc(32),
  transports: new TestTransports(() => smtpPort),
  getPublicUrl: () => 'https://troupe.test',
})
await outreach.startWorkers()
process.send?.('ready')
await once(process, 'message')
await outreach.engine.startDue()
