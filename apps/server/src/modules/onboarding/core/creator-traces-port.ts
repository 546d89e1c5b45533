import type { Executor } from '../../../database/database.ts'
import type { ForgetCreator } from '../../discovery/catalogue/creator-references-port.ts'
import type { NameCompanies, TellPerson } from '../person-data/person-data-port.ts'

/** Data that other modules store about creators. The creator sees the counts, never the users behind them. */
export interface CreatorTraces {
  /** The number of users that have the creator in a collection. */
  countCollectors(db: Executor, creatorId: number): Promise<number>
  /** The number of mails that campaigns sent to the creator. */
  countMails(db: Executor, creatorId: number): Promise<number>
  readonly forget: readonly ForgetCreator[]
  /** Without it, only this module's data and the catalogue's are told to a person. */
  readonly tell?: readonly TellPerson[]
  readonly nameCompanies?: NameCompanies
  /** Whether a mail of any workspace went to an address; default: none. */
  hasMails?(db: Executor, email: string): Promise<boolean>
}
