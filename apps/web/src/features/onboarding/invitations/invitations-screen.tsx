import { Button, Select, Text, TextInput, Title } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch, IconUserPlus } from '@tabler/icons-react'
import { type Invitation, InvitationState, invitationEndpoints, invitationStates } from '@troupe/contract/invitations'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useRefusal } from '../../../ui/role/use-refusal.ts'
import { ScreenTitle } from '../../../ui/screen-title.tsx'
import type { InvitationFilter } from '../api/invitations.ts'
import { InvitationList } from './invitation-list.tsx'
import { invitationTexts } from './invitation-texts.ts'
import classes from './invitations-screen.module.css'

const texts = invitationTexts.screen
const quietMs = 300
const stateOptions = [
  { value: '', label: texts.allStates },
  ...invitationStates.map((state) => ({ value: state, label: invitationTexts.states[state] })),
]

interface InvitationsScreenProps {
  /** Path of the search for creators. */
  searchPath: string
  onInviteAddress: () => void
  onRevoke: (invitation: Invitation) => void
}

/** The user's invitations and their state. */
export function InvitationsScreen({ searchPath, onInviteAddress, onRevoke }: InvitationsScreenProps) {
  const refusal = useRefusal()
  const [filter, setFilter] = useInvitationFilter()
  const [typed, setTyped] = useState(filter.query)
  const applyTyped = useDebouncedCallback((query: string) => setFilter({ query: query.trim() }), quietMs)
  return (
    <div className={classes.root}>
      <header className={classes.head}>
        <div>
          <ScreenTitle title={texts.title} />
          <Title order={1}>{texts.title}</Title>
          <Text c="dimmed" maw={640}>
            {texts.lead}
          </Text>
        </div>
        <Button
          leftSection={<IconUserPlus size={16} aria-hidden />}
          aria-haspopup="dialog"
          disabled={refusal !== undefined}
          title={refusal}
          onClick={onInviteAddress}
        >
          {texts.inviteAddress}
        </Button>
      </header>
      <div className={classes.filter}>
        <TextInput
          type="search"
          aria-label={texts.search}
          placeholder={texts.search}
          autoComplete="off"
          leftSection={<IconSearch size={16} stroke={1.6} aria-hidden />}
          className={classes.search}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            applyTyped(event.currentTarget.value)
          }}
        />
        <Select
          aria-label={texts.filter}
          w={160}
          allowDeselect={false}
          data={stateOptions}
          value={filter.state ?? ''}
          onChange={(state) => setFilter({ state: InvitationState.safeParse(state).data })}
        />
      </div>
      <InvitationList
        filter={filter}
        onFilter={(parts) => {
          if (parts.query !== undefined) setTyped(parts.query)
          setFilter(parts)
        }}
        searchPath={searchPath}
        onRevoke={onRevoke}
      />
    </div>
  )
}

const Filter = invitationEndpoints.list.query.pick({ page: true, query: true, state: true })

/** The filter of the list, kept in the address. If the address has invalid values, the default filter is used. */
function useInvitationFilter(): [InvitationFilter, (parts: Partial<InvitationFilter>) => void] {
  const [search, setSearch] = useSearchParams()
  const parsed = Filter.safeParse(Object.fromEntries(search))
  const { page, query, state } = parsed.success ? parsed.data : Filter.parse({})
  const change = (parts: Partial<InvitationFilter>) =>
    setSearch(
      (current) => {
        // A different filter starts at the first page.
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
