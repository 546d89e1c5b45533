import { useDebouncedValue } from '@mantine/hooks'
import { type InboxView, inboxViews } from '@troupe/contract/mail/inbox'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useAssignment } from '../../../../ui/team/assignment-filter.tsx'
import type { ThreadFilter } from '../../api/inbox.ts'

/** The views that have a tab, in their order. */
export const tabs = ['open', 'waiting', 'done', 'snoozed'] as const satisfies readonly InboxView[]
/** Pause in typing after which is searched, in milliseconds. */
const pauseMs = 250

export type InboxTab = (typeof tabs)[number]

export interface InboxFilter {
  readonly tab: InboxTab
  readonly setTab: (tab: InboxTab) => void
  /** The text in the search. */
  readonly typed: string
  readonly setTyped: (typed: string) => void
  /** The list to show: a search goes through all threads. */
  readonly filter: ThreadFilter
  /** The same for links: keeps tab and search in the address. */
  readonly query: string
}

/** View, search and assignment of the inbox, all kept in the address. */
export function useInboxFilter(): InboxFilter {
  const [params, setParams] = useSearchParams()
  const asked = inboxViews.find((view) => view === params.get('view'))
  const tab = tabs.find((each) => each === asked) ?? 'open'
  // Kept separately, because the address is updated shortly after the input.
  const [typed, setTyped] = useState(params.get('q') ?? '')
  const [search] = useDebouncedValue(typed.trim(), pauseMs)
  const assigned = useAssignment()
  const set = (name: 'view' | 'q', value: string) =>
    setParams(
      (present) => {
        const next = new URLSearchParams(present)
        if (value === '') next.delete(name)
        else next.set(name, value)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return {
    tab,
    setTab: (next) => set('view', next === 'open' ? '' : next),
    typed,
    setTyped: (next) => {
      setTyped(next)
      set('q', next.trim())
    },
    filter: {
      ...(search === '' ? { view: tab, search: '' } : { view: 'all', search }),
      ...(assigned === undefined ? {} : { assigned }),
    },
    query: params.size > 0 ? `?${params}` : '',
  }
}
