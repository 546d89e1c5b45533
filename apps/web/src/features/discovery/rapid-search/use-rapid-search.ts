import { platforms } from '@troupe/contract/catalogues/platforms'
import type { FoundCreator } from '@troupe/contract/creators'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { parseJson } from '../../../lib/transport/api-error.ts'
import { useSelection } from '../../../lib/use-selection.ts'
import { useCards } from '../../../ui/person/use-cards.ts'
import { AdvancedFilters } from '../advanced-filters/advanced-filters.ts'
import { dropRead } from '../api/read-filters.ts'
import { useSearchPlatforms } from '../api/search-platforms.ts'
import { nothingRead } from '../api/search-request.ts'
import { rapidSearchNames, runsAtOnce } from '../search/rapid-search-link.ts'
import { rapidCategories } from './rapid-categories.ts'
import { applyReading, emptyForm, findFormProblem, type RapidForm, toPlatformsRequest } from './rapid-form.ts'
import { appendPage, beginResults, type RapidResults } from './rapid-results.ts'

export type RapidSearch = ReturnType<typeof useRapidSearch>

const nobody: readonly FoundCreator[] = []

/** State of Rapid Search: the form, the results so far, and the selected creators. */
export function useRapidSearch() {
  const [address, setAddress] = useSearchParams()
  const [form, setForm] = useState(() => readForm(address))
  const [problem, setProblem] = useState<string | null>(null)
  const [results, setResults] = useState<RapidResults | null>(null)
  const selection = useCardSelection(results?.creators ?? nobody)
  const { mutate, isPending, error, reset } = useSearchPlatforms()

  /** Clears the last results and writes the new search to the address before a panel's address can build on it. */
  const begin = (next: RapidForm, flushSync = true) => {
    setResults(null)
    selection.deselectAll()
    setAddress((present) => nameSearch(present, next), { replace: true, flushSync })
  }
  const run = ({ flushSync = true } = {}) => {
    const asked = dropRead(form)
    setForm(asked)
    const foundProblem = findFormProblem(asked)
    setProblem(foundProblem)
    if (foundProblem !== null) return
    begin(asked, flushSync)
    mutate(toPlatformsRequest(asked, 1), {
      onSuccess: (answer) => {
        const read = applyReading(asked, answer.searchInfo.understood)
        setResults(beginResults(read, answer))
        // Input changed since belongs to the next search.
        setForm((present) => (present === asked ? read : present))
        setAddress((present) => nameSearch(present, read), { replace: true, preventScrollReset: true })
      },
    })
  }
  useRunOnArrival(() => run({ flushSync: false }))
  const loadMore = () => {
    if (!results) return
    mutate(toPlatformsRequest(results.form, results.page + 1), {
      onSuccess: (answer) => setResults(appendPage(results, answer)),
      onError: () => setResults({ ...results, isMoreAvailable: false }),
    })
  }
  const clear = () => {
    setProblem(null)
    reset()
    setForm(emptyForm)
    begin(emptyForm)
  }

  return {
    ...selection,
    form,
    change: (parts: Partial<RapidForm>) => setForm((present) => ({ ...present, ...parts })),
    problem,
    run: () => run(),
    clear,
    results,
    loadMore,
    isPending,
    error,
  }
}

/** The selection among results, whose cards show one channel for each person. */
function useCardSelection(creators: readonly FoundCreator[]) {
  const cards = useCards(creators)
  return { ...useSelection(cards), cards }
}

/**
 * Runs a search once if the link that led here requests it; the address that the search sets does not request it again.
 */
function useRunOnArrival(run: () => void) {
  const isAsked = runsAtOnce(useLocation().state)
  const hasRun = useRef(false)
  const runOnce = useEffectEvent(() => {
    if (hasRun.current) return
    hasRun.current = true
    run()
  })
  useEffect(() => {
    if (isAsked) runOnce()
  }, [isAsked])
}

const names = { ...rapidSearchNames, categories: 'categories', filters: 'filters' } as const

/** Reads the search in an address; invalid parts get their defaults. */
function readForm(search: URLSearchParams): RapidForm {
  const askedPlatforms = readList(search, names.platforms)
  const askedCategories = readList(search, names.categories)
  const filters = AdvancedFilters.safeParse(parseJson(search.get(names.filters) ?? ''))
  const known = platforms.filter((platform) => askedPlatforms.includes(platform))
  return {
    query: search.get(names.query) ?? '',
    platforms: known.length > 0 ? known : emptyForm.platforms,
    categories: rapidCategories.map(({ id }) => id).filter((id) => askedCategories.includes(id)),
    filters: filters.success ? filters.data : emptyForm.filters,
    similarTo: [],
    reading: nothingRead,
  }
}

/** Returns the address with the search replaced. Defaults are left out; other parameters are kept. */
function nameSearch(present: URLSearchParams, form: RapidForm): URLSearchParams {
  const next = new URLSearchParams(present)
  const set = (name: string, value: string, isDefault: boolean) => {
    if (isDefault) next.delete(name)
    else next.set(name, value)
  }
  const query = form.query.trim()
  set(names.query, query, query === '')
  set(names.platforms, form.platforms.join(','), isSame(form.platforms, emptyForm.platforms))
  set(names.categories, form.categories.join(','), form.categories.length === 0)
  set(names.filters, JSON.stringify(form.filters), isSame(form.filters, emptyForm.filters))
  return next
}

function readList(search: URLSearchParams, name: string): string[] {
  return (search.get(name) ?? '').split(',')
}

function isSame(first: unknown, second: unknown): boolean {
  return JSON.stringify(first) === JSON.stringify(second)
}
