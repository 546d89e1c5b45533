import type { Database } from '../../../database/database.ts'
import type { JobQueue } from '../../../jobs/job-queue.ts'
import type { Clock } from '../../../lib/clock.ts'
import type { Logger } from '../../../lib/logger.ts'
import type { CreatorReader } from '../../discovery/persons/creator-reader.ts'
import type { LivePlatform } from '../../discovery/platforms/live-platform.ts'
import type { Progress } from '../statuses/status-repository.ts'
import type { TellMember } from '../team/team-port.ts'
import type { FileLinks } from './file-links.ts'
import type { PutReminder } from './reminder-port.ts'

export interface PipelineContext {
  readonly database: Pick<Database, 'kysely'>
  readonly clock: Clock
  readonly log: Logger
  readonly jobs: Pick<JobQueue, 'enqueue'>
  readonly readCreators: CreatorReader
  /** Statuses that follow from the user's mails. */
  readonly progress: Progress
  /** Connected platforms, which give the figures of linked posts. */
  readonly platforms: readonly LivePlatform[]
  readonly putReminder: PutReminder
  readonly tellMember: TellMember
  readonly links: FileLinks
}
