import { Select, type SelectProps } from '@mantine/core'
import { SearchSort, searchSorts } from '@troupe/contract/search-filters'
import { filterTexts as texts } from './filter-texts.ts'

interface SortSelectProps extends Pick<SelectProps, 'label' | 'aria-label' | 'size' | 'w'> {
  value: SearchSort
  onChange: (sort: SearchSort) => void
}

const sortOptions = searchSorts.map((sort) => ({ value: sort, label: texts.sorts[sort] }))

/** Selects the order of the results. */
export function SortSelect({ value, onChange, ...select }: SortSelectProps) {
  return (
    <Select
      {...select}
      allowDeselect={false}
      data={sortOptions}
      value={value}
      onChange={(chosen) => onChange(SearchSort.parse(chosen))}
    />
  )
}
