import type { Executor } from '../../../database/database.ts'
import type { ForgetCreator } from '../../discovery/catalogue/creator-references-port.ts'

/** Data that other modules store about creators. The creator sees the counts, never the users behind them. */
export interface CreatorTraces {
  /** How many users keep the creator in a collection. */
  countCollectors(db: Executor, creatorId: number): Promise<number>
  /** How many mails were sent to the creator from here. */
  countMails(db: Executor, creatorId: number): Promise<number>
  readonly forget: readonly ForgetCreator[]
}
