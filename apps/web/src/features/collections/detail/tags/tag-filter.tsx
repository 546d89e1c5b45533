import { MultiSelect } from '@mantine/core'
import { IconTag } from '@tabler/icons-react'
import type { CollectionMember } from '@troupe/contract/collections'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { tagTexts as texts } from './tag-texts.ts'

/** The tags of creators, each once, by name. */
export function listTags(members: readonly Pick<CollectionMember, 'tags'>[]): string[] {
  return [...new Set(members.flatMap(({ tags }) => tags))].sort((one, other) => one.localeCompare(other))
}

interface TagFilterProps {
  members: readonly CollectionMember[]
  chosen: readonly string[]
  onChange: (tags: string[]) => void
}

/** Chooses tags; only creators with all of them are shown. Absent as long as no creator has a tag. */
export function TagFilter({ members, chosen, onChange }: TagFilterProps) {
  const tags = useMemo(() => listTags(members), [members])
  if (tags.length === 0 && chosen.length === 0) return null
  return (
    <MultiSelect
      aria-label={texts.filter}
      placeholder={chosen.length === 0 ? texts.filter : undefined}
      data={[...new Set([...tags, ...chosen])]}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': texts.clearFilter }}
      nothingFoundMessage={texts.noTag}
      leftSection={<IconTag size={16} stroke={1.6} aria-hidden />}
      w={{ base: '100%', xs: 280 }}
      value={[...chosen]}
      onChange={onChange}
    />
  )
}

const name = 'tag'

/** The tags that a screen is filtered by, kept in the address. */
export function useTagFilter(): [tags: readonly string[], setTags: (tags: string[]) => void] {
  const [search, setSearch] = useSearchParams()
  const given = search.toString()
  const tags = useMemo(() => new URLSearchParams(given).getAll(name), [given])
  const change = (chosen: string[]) =>
    setSearch(
      (present) => {
        const next = new URLSearchParams(present)
        next.delete(name)
        for (const tag of chosen) next.append(name, tag)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return [tags, change]
}
