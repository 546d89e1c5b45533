import { type CategoryId, categories } from '@troupe/contract/catalogues/categories'
import { memo } from 'react'
import { useStore } from 'zustand'
import { getCategoryName } from '../../../lib/format/names.ts'
import { categoryIcons } from '../../../ui/category/category-icons.ts'
import { CategoryToggle } from '../../../ui/category/category-toggle.tsx'
import type { DiscoverSearch } from '../search/use-discover-search.ts'
import { CategoryFold } from './category-fold.tsx'

/** All content categories with icons and the colours of their families. */
export function CategoryPicker({ search: { store, isSearching, error } }: { search: DiscoverSearch }) {
  const chosen = useStore(store, (state) => state.categories)
  const hasFound = useStore(store, (state) => state.found !== null)
  return (
    <CategoryFold hasFound={hasFound} isSearching={isSearching} error={error} chosen={chosen.length}>
      {categories.map(({ id }) => (
        <CategoryChoice
          key={id}
          id={id}
          name={getCategoryName(id)}
          isChosen={chosen.includes(id)}
          onToggle={store.getState().toggleCategory}
        />
      ))}
    </CategoryFold>
  )
}

interface CategoryChoiceProps {
  id: CategoryId
  name: string
  isChosen: boolean
  onToggle: (category: CategoryId) => void
}

/** Memoised: a click on one of 75 choices renders only that one again. */
const CategoryChoice = memo(function CategoryChoice({ id, name, isChosen, onToggle }: CategoryChoiceProps) {
  return (
    <CategoryToggle
      name={name}
      icon={categoryIcons[id]}
      category={id}
      isChosen={isChosen}
      onToggle={() => onToggle(id)}
    />
  )
})
