import { maxPage } from '@troupe/contract/discovery'
import { useCallback, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useSearchPlatforms } from '../api/search-platforms.ts'
import { nameSearch, readForm } from './rapid-address.ts'
import { emptyForm, findFormProblem, type RapidForm, toPlatformsRequest } from './rapid-form.ts'
import { appendPage, beginResults, type RapidResults } from './rapid-results.ts'

export type RapidSearch = ReturnType<typeof useRapidSearch>

/** Rapid Search: what is asked, what the platforms gave so far, and who of them is selected. */
export function useRapidSearch() {
  const [search, setSearch] = useSearchParams()
  const [form, setForm] = useState(() => readForm(search))
  const [problem, setProblem] = useState<string | null>(null)
  const [results, setResults] = useState<RapidResults | null>(null)
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set())
  const { mutate, isPending, error, reset } = useSearchPlatforms()

  const change = useCallback((parts: Partial<RapidForm>) => setForm((present) => ({ ...present, ...parts })), [])

  const run = () => {
    const foundProblem = findFormProblem(form)
    setProblem(foundProblem)
    if (foundProblem !== null) return
    setResults(null)
    setSelectedIds(new Set())
    setSearch((present) => nameSearch(present, form), { replace: true })
    mutate(toPlatformsRequest(form, 1), { onSuccess: (answer) => setResults(beginResults(form, answer)) })
  }
  const loadMore = () => {
    if (!results) return
    mutate(toPlatformsRequest(results.form, results.page + 1), {
      onSuccess: (answer) => {
        const more = appendPage(results, answer)
        setResults({ ...more, isMoreAvailable: more.isMoreAvailable && more.page < maxPage })
      },
      onError: () => setResults({ ...results, isMoreAvailable: false }),
    })
  }
  const clear = () => {
    setProblem(null)
    setResults(null)
    setSelectedIds(new Set())
    reset()
    setForm(emptyForm)
    setSearch((present) => nameSearch(present, emptyForm), { replace: true })
  }

  const toggleSelected = useCallback((id: string) => {
    setSelectedIds((present) => {
      const next = new Set(present)
      if (!next.delete(id)) next.add(id)
      return next
    })
  }, [])
  const selected = useMemo(
    () => results?.creators.filter(({ id }) => selectedIds.has(id)) ?? [],
    [results, selectedIds],
  )
  return {
    form,
    change,
    problem,
    run,
    clear,
    results,
    loadMore,
    isPending,
    error,
    selectedIds,
    selected,
    toggleSelected,
    selectAll: () => setSelectedIds(new Set(results?.creators.map(({ id }) => id))),
    deselectAll: () => setSelectedIds(new Set()),
  }
}
