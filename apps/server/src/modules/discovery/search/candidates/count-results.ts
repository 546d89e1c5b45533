import { maxListedResults, type ResultCount } from '@troupe/contract/discovery'
import type { Executor } from '../../../../database/database.ts'
import { countListed, type Listing } from './sorted-repository.ts'

/** Counts the results of a search, up to the number that can be listed. */
export async function countResults(db: Executor, listing: Listing): Promise<ResultCount> {
  return toResultCount(await countListed(db, listing, maxListedResults + 1))
}

/** @param found number of creators, exact up to the number that can be listed. */
export function toResultCount(found: number): ResultCount {
  return { value: Math.min(found, maxListedResults), is_more: found > maxListedResults }
}
