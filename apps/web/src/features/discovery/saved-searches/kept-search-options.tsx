import { Combobox, Text } from '@mantine/core'
import type { RecentSearch, SavedSearch } from '@troupe/contract/discover/saved-searches'
import { readSearchRequest, type SearchInput } from '../api/search-request.ts'
import { describeSearch } from './describe-search.ts'
import classes from './kept-search-options.module.css'
import { savedSearchTexts as texts } from './saved-search-texts.ts'

/** A saved or recent search that can be run again. */
interface KeptSearchOption {
  /** Unique among the offered options. */
  key: string
  /** Null for an unnamed search. */
  name: string | null
  description: string
  input: SearchInput
}

export interface KeptSearches {
  saved: readonly KeptSearchOption[]
  recent: readonly KeptSearchOption[]
}

/** Lists the saved and recent searches that contain the typed text. */
export function listKeptSearches(
  typed: string,
  { saved, recent }: { saved: readonly SavedSearch[]; recent: readonly RecentSearch[] },
): KeptSearches {
  const sought = typed.trim().toLowerCase()
  const hasText = ({ name, description }: KeptSearchOption) =>
    `${name ?? ''} ${description}`.toLowerCase().includes(sought)
  const toOption = (key: string, name: string | null, request: RecentSearch['request']): KeptSearchOption => {
    const input = readSearchRequest(request)
    return { key, name, description: describeSearch(input), input }
  }
  // Earlier versions stored some that are equal to newer ones.
  const distinct = new Map(recent.map(({ request }) => [JSON.stringify(request), request]))
  return {
    saved: saved.map(({ id, name, request }) => toOption(id, name, request)).filter(hasText),
    recent: Array.from(distinct, ([key, request]) => toOption(key, null, request)).filter(hasText),
  }
}

/** The options of the dropdown, in two groups. */
export function KeptSearchOptions({ saved, recent }: KeptSearches) {
  return (
    <Combobox.Options className={classes.root}>
      <OptionGroup label={texts.saved} options={saved} />
      <OptionGroup label={texts.recent} options={recent} />
    </Combobox.Options>
  )
}

function OptionGroup({ label, options }: { label: string; options: readonly KeptSearchOption[] }) {
  if (options.length === 0) return null
  return (
    <Combobox.Group label={label}>
      {options.map(({ key, name, description }) => (
        <Combobox.Option key={key} value={key}>
          {name !== null && (
            <Text size="sm" fw={600} truncate dir="auto">
              {name}
            </Text>
          )}
          <Text size="sm" truncate dir="auto" {...(name !== null && { c: 'dimmed' })}>
            {description}
          </Text>
        </Combobox.Option>
      ))}
    </Combobox.Group>
  )
}
