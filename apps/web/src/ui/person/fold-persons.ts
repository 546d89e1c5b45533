import type { Creator, Person } from '@troupe/contract/creators'

/** A creator of a list, with their person if another channel of theirs is known. */
export type Foldable = Creator & { readonly person?: Person | undefined }

/** Returns the creators that have a card: of one person's channels the first, which is the best in the list's order. */
export function foldPersons<C extends Pick<Foldable, 'id' | 'person'>>(creators: readonly C[]): readonly C[] {
  const covered = new Set<string>()
  const cards = creators.filter(({ id, person }) => {
    if (covered.has(id)) return false
    for (const { creator } of person?.others ?? []) covered.add(creator.id)
    return true
  })
  return cards.length === creators.length ? creators : cards
}

/** Returns the creators of the list that are on the card of another one, by the id of the card. */
export function listFolded<C extends Pick<Foldable, 'id' | 'person'>>(
  creators: readonly C[],
  cards: readonly C[],
): ReadonlyMap<string, readonly C[]> {
  if (cards.length === creators.length) return new Map()
  const byId = new Map(creators.map((creator) => [creator.id, creator]))
  return new Map(
    cards.map(({ id, person }) => [id, (person?.others ?? []).flatMap(({ creator }) => byId.get(creator.id) ?? [])]),
  )
}

/** Whether a channel or another one of its person is among these ids. */
export function isAmong({ id, person }: Pick<Foldable, 'id' | 'person'>, ids: ReadonlySet<string>): boolean {
  return ids.has(id) || (person?.others.some(({ creator }) => ids.has(creator.id)) ?? false)
}
