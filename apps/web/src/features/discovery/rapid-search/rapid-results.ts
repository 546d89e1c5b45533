import type { Response } from '@troupe/contract/base/endpoint'
import type { FoundCreator } from '@troupe/contract/creators'
import { type discoveryEndpoints, maxPage, type SearchInfo } from '@troupe/contract/discovery'
import type { RapidForm } from './rapid-form.ts'

type Answer = Response<typeof discoveryEndpoints.searchPlatforms>

/** Results of a search so far. */
export interface RapidResults {
  /** Input of the search, reused for the next page. */
  readonly form: RapidForm
  readonly creators: readonly FoundCreator[]
  /** Info of the newest page, with the number of new creators on all pages. */
  readonly info: SearchInfo
  /** The newest page, from 1. */
  readonly page: number
  /** Whether there may be another page, until one is empty or fails. A late platform cannot report its end. */
  readonly isMoreAvailable: boolean
}

/** Returns the results of the first page of a search. */
export function beginResults(form: RapidForm, { kols, searchInfo }: Answer): RapidResults {
  return { form, creators: keepNew([], kols), info: searchInfo, page: 1, isMoreAvailable: kols.length > 0 }
}

/** Returns the results with the next page, of which only creators with a new channel are appended. */
export function appendPage(results: RapidResults, { kols, searchInfo }: Answer): RapidResults {
  const page = results.page + 1
  return {
    ...results,
    creators: [...results.creators, ...keepNew(results.creators, kols)],
    info: { ...searchInfo, new_creators: results.info.new_creators + searchInfo.new_creators },
    page,
    isMoreAvailable: kols.length > 0 && page < maxPage,
  }
}

/** Returns the incoming creators whose channel is not present yet, without duplicates. */
function keepNew(present: readonly FoundCreator[], coming: readonly FoundCreator[]): FoundCreator[] {
  const seen = new Set(present.map(toChannel))
  return coming.filter((creator) => {
    const channel = toChannel(creator)
    const isNew = !seen.has(channel)
    seen.add(channel)
    return isNew
  })
}

/** Identifies a channel; channel ids are unique only within a platform. */
const toChannel = ({ platform, channel_id }: FoundCreator) => `${platform} ${channel_id}`
