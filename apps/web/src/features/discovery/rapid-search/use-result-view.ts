import { useSearchParams } from 'react-router'
import { ResultView } from '../results/result-view.ts'

const name = 'view'

/** How results are laid out, as the address says it: a link shows them as they were seen. */
export function useResultView(): [view: ResultView, setView: (view: ResultView) => void] {
  const [search, setSearch] = useSearchParams()
  const view = ResultView.safeParse(search.get(name)).data ?? 'grid'
  const setView = (chosen: ResultView) =>
    setSearch(
      (present) => {
        const next = new URLSearchParams(present)
        if (chosen === 'grid') next.delete(name)
        else next.set(name, chosen)
        return next
      },
      { replace: true },
    )
  return [view, setView]
}
