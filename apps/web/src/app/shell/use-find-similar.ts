import type { Creator } from '@troupe/contract/creators'
import { useNavigate } from 'react-router'
import { toSimilarSearch } from '../../features/discovery/search/discover-link.ts'
import { paths } from './paths.ts'

/** Goes to Discover, which searches for creators like these. */
export function useFindSimilar(): (creators: readonly Pick<Creator, 'id'>[]) => void {
  const navigate = useNavigate()
  return (creators) =>
    void navigate({ pathname: paths.dashboard, search: toSimilarSearch(creators.map(({ id }) => id)) })
}
