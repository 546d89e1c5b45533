import type { OperatorBasis } from '@troupe/contract/law/data-origins'
import type { Database } from '../../database/database.ts'
import type { BoundEndpoint } from '../../http/requests/endpoint-binding.ts'
import { noImagePaths, type ToImagePath } from '../../images/image-paths.ts'
import { deriveKey } from '../../lib/derive-key.ts'
import { minutes } from '../../lib/durations.ts'
import { throttleLog } from '../../lib/throttle-log.ts'
import { createRateLimits } from '../accounts/limits/rate-limits.ts'
import { createErasures } from '../discovery/catalogue/erasing/erasures.ts'
import { bindAddressChangeEndpoints } from './address-change/address-change-routes.ts'
import { dropExpired } from './core/channel-reading-repository.ts'
import type { OnboardingContext } from './core/onboarding-context.ts'
import { createOwnChannelTokens } from './core/own-channel-tokens.ts'
import { wakeInvitationSender } from './core/wake-workers.ts'
import { eraseDueChannels, wakeEraser } from './erasure/erase-due-channels.ts'
import { bindErasureEndpoints } from './erasure/erasure-routes.ts'
import { bindInvitationEndpoints } from './invitations/invitation-routes.ts'
import { sendInvitations } from './invitations/sending/send-invitations.ts'
import type { MailReader } from './own-channel/own-channel-mail.ts'
import { bindOwnChannelEndpoints } from './own-channel/own-channel-routes.ts'
import { sendOwnChannelMail, takeUpOwnChannelMails } from './own-channel/send-own-channel-mail.ts'
import type { OwnDataContext } from './own-data/own-data.ts'
import { bindOwnDataEndpoints } from './own-data/own-data-routes.ts'
import { createOwnDataTokens } from './own-data/own-data-tokens.ts'
import { composeRequestedOwnData } from './own-data/request-own-data.ts'
import * as addressChanges from './pending/address-change-repository.ts'
import * as proofs from './pending/channel-proof-repository.ts'
import { bindProofEndpoints } from './proof/proof-routes.ts'
import { bindWizardEndpoints } from './registration/wizard-routes.ts'
import { bindWorkPreferencesEndpoints } from './registration/work-preferences-routes.ts'

type OwnParts = 'db' | 'rateLimits' | 'erasures' | 'ownChannelTokens' | 'toImagePath'

export interface OnboardingOptions extends Omit<OnboardingContext, OwnParts> {
  readonly database: Database
  /** The installation's secret. A separate key is derived from it for each purpose. */
  readonly secretKey: Buffer
  /** Legal basis of the data that platforms and lists gave; default: legitimate interest. */
  readonly dataBasis?: OperatorBasis
  /** Without it, creators are shown without pictures. */
  readonly toImagePath?: ToImagePath
}

export interface Onboarding {
  readonly endpoints: BoundEndpoint[]
  /**
   * Starts this process's workers, which send the mails of onboarding. Call once the server listens, since the mails
   * contain its address.
   */
  startWorkers(): Promise<void>
  /** Stops the workers after the current mail. Waiting mails are sent by another process or after the next start. */
  stop(): Promise<void>
}

/** Interval for retrying failed mails and those of ended processes, and for deleting expired data. */
const lookAgainMs = minutes(1)

/** Creates the module: creators register their channels by invitation, and manage the data stored about them. */
export function createOnboarding({ database, secretKey, ...parts }: OnboardingOptions): Onboarding {
  const context: OwnDataContext = {
    toImagePath: noImagePaths,
    dataBasis: 'legitimate_interest',
    ...parts,
    db: database.kysely,
    erasures: createErasures(secretKey),
    ownDataTokens: createOwnDataTokens(secretKey),
    ownChannelTokens: createOwnChannelTokens(deriveKey(secretKey, 'own-channel-links')),
    rateLimits: createRateLimits(database.kysely, deriveKey(secretKey, 'rate-limits'), parts.clock),
  }
  const { jobs } = context
  const background = {
    ...context,
    log: throttleLog(context.log, ['platform']),
    composeOwnData: (reader: MailReader) => composeRequestedOwnData(context, reader),
  }
  const stopping = new AbortController()
  let timer: NodeJS.Timeout | undefined
  return {
    endpoints: [
      ...bindInvitationEndpoints(context),
      ...bindWizardEndpoints(context),
      ...bindOwnChannelEndpoints(context),
      ...bindOwnDataEndpoints(context),
      ...bindProofEndpoints(context),
      ...bindAddressChangeEndpoints(context),
      ...bindErasureEndpoints(context),
      ...bindWorkPreferencesEndpoints(context),
    ],
    async startWorkers() {
      await jobs.work('send-invitations', async () => {
        if (await sendInvitations(background, stopping.signal)) await wakeInvitationSender(background)
      })
      await jobs.work<{ mailId: string }>('send-own-channel-mail', ({ mailId }) =>
        sendOwnChannelMail(background, mailId),
      )
      await jobs.work('erase-due-channels', () => eraseDueChannels(background, stopping.signal))
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
    const now = context.clock.now()
    await wakeEraser(context)
    await dropExpired(context.db, now)
    await proofs.dropExpired(context.db, now)
    await addressChanges.dropExpired(context.db, now)
  } catch (error) {
    context.log.debug({ err: error }, 'what was kept long enough goes at the next look')
  }
}
