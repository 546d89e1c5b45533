import { useDebouncedValue } from '@mantine/hooks'
import { type InboxView, inboxViews } from '@troupe/contract/mail/inbox'
import { useSearchParams } from 'react-router'
import { useAddressText } from '../../../../lib/use-address-text.ts'
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
  const [typed, setTyped] = useAddressText('q')
  const [search] = useDebouncedValue(typed.trim(), pauseMs)
  const assigned = useAssignment()
  const setTab = (next: InboxTab) =>
    setParams(
      (present) => {
        const changed = new URLSearchParams(present)
        if (next === 'open') changed.delete('view')
        else changed.set('view', next)
        return changed
      },
      { replace: true, preventScrollReset: true },
    )
  return {
    tab,
    setTab,
    typed,
    setTyped,
    filter: {
      ...(search === '' ? { view: tab, search: '' } : { view: 'all', search }),
      ...(assigned === undefined ? {} : { assigned }),
    },
    query: params.size > 0 ? `?${params}` : '',
  }
}
