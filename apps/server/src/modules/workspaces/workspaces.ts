import type { Database } from '../../database/database.ts'
import type { BoundEndpoint } from '../../http/requests/endpoint-binding.ts'
import type { JobQueue } from '../../jobs/job-queue.ts'
import type { Clock } from '../../lib/clock.ts'
import { deriveKey } from '../../lib/derive-key.ts'
import type { Logger } from '../../lib/logger.ts'
import type { Mailer } from '../accounts/core/mailer-port.ts'
import { createRateLimits } from '../accounts/limits/rate-limits.ts'
import { createInvitationTokens } from './invitation-tokens.ts'
import type { TellMailboxGone } from './leave-workspace.ts'
import { type InvitationDelivery, sendInvitation } from './send-invitation.ts'
import type { WorkspaceContext } from './workspace-context.ts'
import { bindWorkspaceEndpoints } from './workspace-routes.ts'

export interface WorkspacesOptions {
  readonly database: Pick<Database, 'kysely'>
  readonly jobs: JobQueue
  readonly clock: Clock
  readonly log: Logger
  /** The installation's secret. */
  readonly secretKey: Buffer
  readonly mailer: Mailer
  /** Public URL of the installation, to which mails link. */
  readonly getPublicUrl: () => string
  readonly tellMailboxGone: TellMailboxGone
}

export interface Workspaces {
  readonly endpoints: BoundEndpoint[]
  /** Starts this process's worker, which sends the mails of invitations. */
  startWorkers(): Promise<void>
}

export function createWorkspaces({ database, secretKey, ...parts }: WorkspacesOptions): Workspaces {
  const context: WorkspaceContext = {
    ...parts,
    db: database.kysely,
    rateLimits: createRateLimits(database.kysely, deriveKey(secretKey, 'rate-limits'), parts.clock),
    tokens: createInvitationTokens(deriveKey(secretKey, 'workspace-invitations')),
  }
  return {
    endpoints: bindWorkspaceEndpoints(context),
    async startWorkers() {
      await parts.jobs.work<InvitationDelivery>('send-workspace-invitation', (delivery) =>
        sendInvitation(context, delivery),
      )
    },
  }
}
