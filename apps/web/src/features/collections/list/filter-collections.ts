import type { Collection } from '@troupe/contract/collections'

/** The collections that have a text in their name or description, whatever the case. */
export function filterCollections(collections: readonly Collection[], text: string): readonly Collection[] {
  const wanted = text.trim().toLocaleLowerCase()
  if (wanted === '') return collections
  return collections.filter(({ name, description }) =>
    [name, description ?? ''].some((field) => field.toLocaleLowerCase().includes(wanted)),
  )
}
