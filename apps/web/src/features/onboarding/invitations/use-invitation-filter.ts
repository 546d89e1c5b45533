import { invitationEndpoints } from '@troupe/contract/invitations'
import { useSearchParams } from 'react-router'
import type { InvitationFilter } from '../api/invitations.ts'

const Filter = invitationEndpoints.list.query.pick({ page: true, query: true, state: true })

/** Which invitations are shown, as the address has it; what is none of ours there is as if it were not. */
export function useInvitationFilter(): [InvitationFilter, (parts: Partial<InvitationFilter>) => void] {
  const [search, setSearch] = useSearchParams()
  const parsed = Filter.safeParse(Object.fromEntries(search))
  const { page, query, state } = parsed.success ? parsed.data : Filter.parse({})
  const change = (parts: Partial<InvitationFilter>) =>
    setSearch(
      (current) => {
        // Another choice begins at its first page.
        for (const [name, value] of Object.entries({ page: undefined, ...parts })) {
          if (value === undefined || value === '' || value === 1) current.delete(name)
          else current.set(name, String(value))
        }
        return current
      },
      { replace: parts.page === undefined, preventScrollReset: true },
    )
  return [{ page, query, state }, change]
}
