import type { Executor } from '../../database/database.ts'
import type { ForgetCreator } from '../discovery/creator-references-port.ts'

/** What other modules keep of creators for their users. The creator is told how much it is, never whose. */
export interface CreatorTraces {
  /** How many users keep the creator in a collection. */
  countCollectors(db: Executor, creatorId: number): Promise<number>
  /** How many mails were sent to the creator from here. */
  countMails(db: Executor, creatorId: number): Promise<number>
  readonly forget: readonly ForgetCreator[]
}
