import { useSearchParams } from 'react-router'

/** The page of a list, kept in the address; the first is not named there. */
export function usePageNumber(): [number, (page: number) => void] {
  const [search, setSearch] = useSearchParams()
  const asked = Number(search.get('page'))
  const setPage = (page: number) =>
    setSearch((current) => {
      if (page === 1) current.delete('page')
      else current.set('page', String(page))
      return current
    })
  return [Number.isInteger(asked) && asked > 0 ? asked : 1, setPage]
}
