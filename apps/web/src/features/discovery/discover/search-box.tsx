import { Button, Combobox, TextInput, useCombobox } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { type FormEvent, useRef } from 'react'
import { useStore } from 'zustand'
import { dropRead } from '../api/read-filters.ts'
import { useRecentSearches } from '../api/recent-searches.ts'
import { useSavedSearches } from '../api/saved-searches.ts'
import { KeptSearchOptions, listKeptSearches } from '../saved-searches/kept-search-options.tsx'
import { discoverTexts as texts } from '../search/discover-texts.ts'
import type { DiscoverSearch } from '../search/use-discover-search.ts'
import classes from '../search-controls/search-box.module.css'
import { useSlashKey } from '../search-controls/use-slash-key.ts'

/** The search text; Enter or the button runs the search. Lists earlier searches below. */
export function SearchBox({ search: { store, problem, run } }: { search: DiscoverSearch }) {
  // Read here and not by all controls, which would render again with each key.
  const query = useStore(store, (state) => state.query)
  const input = useRef<HTMLInputElement>(null)
  useSlashKey(() => input.current?.focus())
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const wanted = { enabled: combobox.dropdownOpened }
  const { data: saved = [], isFetching: isReadingSaved } = useSavedSearches(wanted)
  const { data: recent = [], isFetching: isReadingRecent } = useRecentSearches(wanted)
  // A list that is read again may come in another order, and an option that moves under the pointer loses the click.
  const isReading = isReadingSaved || isReadingRecent
  const kept = listKeptSearches(query, isReading ? { saved: [], recent: [] } : { saved, recent })
  const options = [...kept.saved, ...kept.recent]

  const submit = (event: FormEvent) => {
    event.preventDefault()
    combobox.closeDropdown()
    run(dropRead(store.getState()))
  }
  const choose = (key: string) => {
    combobox.closeDropdown()
    const option = options.find((candidate) => candidate.key === key)
    if (option) run(option.input)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element is too new for some screen readers and for jsdom
    <form role="search" className={classes.root} onSubmit={submit}>
      <Combobox store={combobox} onOptionSubmit={choose} shadow="md">
        <Combobox.Target autoComplete="off">
          <TextInput
            ref={input}
            className={classes.input}
            type="search"
            name="query"
            size="lg"
            aria-label={texts.searchLabel}
            aria-keyshortcuts="/"
            placeholder={texts.placeholder}
            enterKeyHint="search"
            leftSection={<IconSearch size={20} stroke={1.8} aria-hidden />}
            value={query}
            error={problem}
            onClick={() => combobox.openDropdown()}
            onBlur={() => combobox.closeDropdown()}
            onChange={(event) => {
              combobox.resetSelectedOption()
              store.getState().setQuery(event.currentTarget.value)
            }}
          />
        </Combobox.Target>
        <Combobox.Dropdown hidden={options.length === 0}>
          <KeptSearchOptions {...kept} />
        </Combobox.Dropdown>
      </Combobox>
      <Button type="submit" size="lg" fz={16}>
        {texts.search}
      </Button>
    </form>
  )
}
