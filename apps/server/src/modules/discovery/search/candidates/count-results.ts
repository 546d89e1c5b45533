import { maxListedResults, type ResultCount } from '@troupe/contract/discovery'
import type { Executor } from '../../../../database/database.ts'
import { countListed, type Listing } from './sorted-repository.ts'

/** Counts the creators that a search found, as far as they can be listed. */
export async function countResults(db: Executor, listing: Listing): Promise<ResultCount> {
  return toResultCount(await countListed(db, listing, maxListedResults + 1))
}

/** @param found number of creators; of more than can be listed any number above that. */
export function toResultCount(found: number): ResultCount {
  return { value: Math.min(found, maxListedResults), is_more: found > maxListedResults }
}
