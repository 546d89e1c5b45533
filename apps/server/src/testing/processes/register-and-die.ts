// Process that registers a channel as a node does and is killed with SIGKILL in its transaction or right after it.
import { onboardingEndpoints } from '@troupe/contract/onboarding'
import { InsertQueryNode, type KyselyPlugin } from 'kysely'
import { z } from 'zod'
import { connectDatabase } from '../../database/database.ts'
import { noImagePaths } from '../../images/image-paths.ts'
import { deriveKey } from '../../lib/derive-key.ts'
import { silentLogger } from '../../lib/logger.ts'
import { createRateLimits } from '../../modules/accounts/limits/rate-limits.ts'
import { createErasures } from '../../modules/discovery/catalogue/erasing/erasures.ts'
import { createOwnChannelTokens } from '../../modules/onboarding/core/own-channel-tokens.ts'
import { registerCreator } from '../../modules/onboarding/registration/register-creator.ts'
import { FakeClock } from '../fake-clock.ts'
import { RecordingMailer } from '../mail/recording-mailer.ts'
import { ManualJobQueue } from '../manual-job-queue.ts'
import { KnownChannels } from '../wire/known-channels.ts'

const Arguments = z.object({
  target: z.union([z.object({ databaseUrl: z.string() }), z.object({ socketDir: z.string() })]),
  secretKey: z.base64(),
  now: z.string(),
  body: onboardingEndpoints.register.body,
  /** Table before whose new row the process dies; omitted: it dies after the commit. */
  diesBefore: z.string().optional(),
})

const given = Arguments.parse(JSON.parse(process.argv[2] ?? ''))
const secretKey = Buffer.from(given.secretKey, 'base64')
const clock = new FakeClock(given.now)
const die = (): never => {
  process.kill(process.pid, 'SIGKILL')
  throw new Error('The process is being killed')
}
const dying: KyselyPlugin = {
  transformQuery({ node }) {
    const table = InsertQueryNode.is(node) ? node.into?.table.identifier.name : undefined
    return table !== undefined && table === given.diesBefore ? die() : node
  },
  transformResult: async ({ result }) => result,
}
const db = connectDatabase(given.target, 1, silentLogger).kysely.withPlugin(dying)
const jobs = new ManualJobQueue()
jobs.enqueue = async () => die()

await registerCreator(
  {
    db,
    clock,
    log: silentLogger,
    jobs,
    mailer: new RecordingMailer(),
    rateLimits: createRateLimits(db, deriveKey(secretKey, 'rate-limits'), clock),
    platforms: [new KnownChannels('youtube').live],
    toImagePath: noImagePaths,
    erasures: createErasures(secretKey),
    ownChannelTokens: createOwnChannelTokens(deriveKey(secretKey, 'own-channel-links')),
    traces: { countCollectors: async () => 0, countMails: async () => 0, forget: [] },
    getPublicUrl: () => 'https://troupe.test',
  },
  given.body,
  { ip: '127.0.0.1', userAgent: undefined },
)
