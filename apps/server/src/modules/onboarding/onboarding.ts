import type { Database } from '../../database/database.ts'
import { minutes } from '../../durations.ts'
import type { BoundEndpoint } from '../../http/endpoint-binding.ts'
import { noImagePaths, type ToImagePath } from '../../images/image-paths.ts'
import { deriveKey } from '../../secret-key.ts'
import { throttleLog } from '../../throttle-log.ts'
import { createRateLimits } from '../accounts/rate-limits.ts'
import { createErasures } from '../discovery/erasures.ts'
import { dropExpired } from './channel-reading-repository.ts'
import { bindInvitationEndpoints } from './invitation-routes.ts'
import type { OnboardingContext } from './onboarding-context.ts'
import { bindOwnChannelEndpoints } from './own-channel-routes.ts'
import { createOwnChannelTokens } from './own-channel-tokens.ts'
import { sendInvitations } from './send-invitations.ts'
import { sendOwnChannelMail, takeUpOwnChannelMails } from './send-own-channel-mail.ts'
import { wakeInvitationSender } from './wake-invitation-sender.ts'
import { bindWizardEndpoints } from './wizard-routes.ts'
import { bindWorkPreferencesEndpoints } from './work-preferences-routes.ts'

type OwnParts = 'db' | 'rateLimits' | 'erasures' | 'ownChannelTokens' | 'toImagePath'

export interface OnboardingOptions extends Omit<OnboardingContext, OwnParts> {
  readonly database: Database
  /** The installation's secret; a key of its own is derived from it for each purpose. */
  readonly secretKey: Buffer
  /** Without it creators come without pictures. */
  readonly toImagePath?: ToImagePath
}

export interface Onboarding {
  readonly endpoints: BoundEndpoint[]
  /** Has this process send the mails of onboarding, which name our address: once the server listens. */
  startWorkers(): Promise<void>
  /** Has the workers end after the mail in hand; what waits is found by another process or at the next start. */
  stop(): Promise<void>
}

/** Finds mails whose try failed, or whose process ended, without being woken, and what was kept long enough. */
const lookAgainMs = minutes(1)

/** Creators register their channels by invitation, and look after what is stored about them. */
export function createOnboarding({ database, secretKey, ...parts }: OnboardingOptions): Onboarding {
  const context: OnboardingContext = {
    toImagePath: noImagePaths,
    ...parts,
    db: database.kysely,
    erasures: createErasures(secretKey),
    ownChannelTokens: createOwnChannelTokens(deriveKey(secretKey, 'own-channel-links')),
    rateLimits: createRateLimits(database.kysely, deriveKey(secretKey, 'rate-limits'), parts.clock),
  }
  const { jobs } = context
  const background = { ...context, log: throttleLog(context.log, ['platform']) }
  const stopping = new AbortController()
  let timer: NodeJS.Timeout | undefined
  return {
    endpoints: [
      ...bindInvitationEndpoints(context),
      ...bindWizardEndpoints(context),
      ...bindOwnChannelEndpoints(context),
      ...bindWorkPreferencesEndpoints(context),
    ],
    async startWorkers() {
      await jobs.work('send-invitations', async () => {
        if (await sendInvitations(background, stopping.signal)) await wakeInvitationSender(background)
      })
      await jobs.work<{ mailId: string }>('send-own-channel-mail', ({ mailId }) =>
        sendOwnChannelMail(background, mailId),
      )
      await takeUpOwnChannelMails(background)
      await lookAgain(background)
      timer = setInterval(() => lookAgain(background), lookAgainMs).unref()
    },
    async stop() {
      clearInterval(timer)
      stopping.abort()
    },
  }
}

async function lookAgain(context: OnboardingContext): Promise<void> {
  await wakeInvitationSender(context)
  try {
    await dropExpired(context.db, context.clock.now())
  } catch (error) {
    context.log.debug({ err: error }, 'what was kept long enough goes at the next look')
  }
}
