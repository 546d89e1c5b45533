import type { FoundCreator } from '@troupe/contract/creators'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useSelection } from '../../../lib/use-selection.ts'
import { useSearchPlatforms } from '../api/search-platforms.ts'
import { nameSearch, readForm } from './rapid-address.ts'
import { emptyForm, findFormProblem, type RapidForm, toPlatformsRequest } from './rapid-form.ts'
import { appendPage, beginResults, type RapidResults } from './rapid-results.ts'

export type RapidSearch = ReturnType<typeof useRapidSearch>

const nobody: readonly FoundCreator[] = []

/** Rapid Search: what is asked, what the platforms gave so far, and who of them is selected. */
export function useRapidSearch() {
  const [address, setAddress] = useSearchParams()
  const [form, setForm] = useState(() => readForm(address))
  const [problem, setProblem] = useState<string | null>(null)
  const [results, setResults] = useState<RapidResults | null>(null)
  const selection = useSelection(results?.creators ?? nobody)
  const { mutate, isPending, error, reset } = useSearchPlatforms()

  /** Empties what the last search left; the address names the next one, before a panel's address can be built on it. */
  const begin = (next: RapidForm) => {
    setResults(null)
    selection.deselectAll()
    setAddress((present) => nameSearch(present, next), { replace: true, flushSync: true })
  }
  const run = () => {
    const foundProblem = findFormProblem(form)
    setProblem(foundProblem)
    if (foundProblem !== null) return
    begin(form)
    mutate(toPlatformsRequest(form, 1), { onSuccess: (answer) => setResults(beginResults(form, answer)) })
  }
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
    run,
    clear,
    results,
    loadMore,
    isPending,
    error,
  }
}
