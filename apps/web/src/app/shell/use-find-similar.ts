import type { Creator } from '@troupe/contract/creators'
import { useNavigate } from 'react-router'
import { toSimilarSearch } from '../../features/discovery/search/discover-link.ts'
import { paths } from './paths.ts'

/** Opens Discover with a search for creators like the given ones. */
export function useFindSimilar(): (creators: readonly Pick<Creator, 'id'>[]) => void {
  const navigate = useNavigate()
  return (creators) =>
    void navigate({ pathname: paths.dashboard, search: toSimilarSearch(creators.map(({ id }) => id)) })
}
