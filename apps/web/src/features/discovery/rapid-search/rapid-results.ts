import type { FoundCreator } from '@troupe/contract/creators'
import { type discoveryEndpoints, maxPage, type SearchInfo } from '@troupe/contract/discovery'
import type { Response } from '@troupe/contract/endpoint'
import type { RapidForm } from './rapid-form.ts'

type Answer = Response<typeof discoveryEndpoints.searchPlatforms>

/** What a search has found so far. */
export interface RapidResults {
  /** What was searched for; the next page is of the same. */
  readonly form: RapidForm
  readonly creators: readonly FoundCreator[]
  /** Of the newest page, with the new creators of all. */
  readonly info: SearchInfo
  /** The newest page, from 1. */
  readonly page: number
  /** Whether there may be another page: until one comes empty or fails. A platform that was late cannot say that it has no more. */
  readonly isMoreAvailable: boolean
}

/** The first page of a search. */
export function beginResults(form: RapidForm, { kols, searchInfo }: Answer): RapidResults {
  return { form, creators: keepNew([], kols), info: searchInfo, page: 1, isMoreAvailable: kols.length > 0 }
}

/** The results with their next page: only creators with a new channel are appended. */
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

/** Those of the coming creators whose channel is not among the present ones, each once. */
function keepNew(present: readonly FoundCreator[], coming: readonly FoundCreator[]): FoundCreator[] {
  const seen = new Set(present.map(toChannel))
  return coming.filter((creator) => {
    const channel = toChannel(creator)
    const isNew = !seen.has(channel)
    seen.add(channel)
    return isNew
  })
}

/** A platform gives its channel ids for itself only. */
const toChannel = ({ platform, channel_id }: FoundCreator) => `${platform} ${channel_id}`
