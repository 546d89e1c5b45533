import { type CategoryFamily, categories } from '@troupe/contract/catalogues/categories'
import { hashText } from '../lib/random.ts'
import type { Person } from './people.ts'

/** Content of a picture. The id encodes all of it, so that the picture can be drawn from its address alone. */
export interface PictureSubject {
  readonly look: 'woman' | 'man'
  /** Skin tone, 0 to 5. */
  readonly tone: number
  readonly family: CategoryFamily
  readonly wearsScarf: boolean
}

const families = new Map(categories.map(({ id, family }) => [id, family]))
const familyNames: ReadonlySet<string> = new Set(families.values())
const isFamily = (text: string): text is CategoryFamily => familyNames.has(text)

/** Regions where two in five women of the population wear a headscarf. */
const scarfRegions = new Set(['SA', 'AE', 'EG', 'MA', 'ID', 'MY'])

function chooseLetter({ look, region, index }: Person): string {
  if (look === 'man') return 'm'
  return scarfRegions.has(region) && index % 5 < 2 ? 's' : 'w'
}

/**
 * Composes the id of a person's pictures, such as `w3-food-1x9k2f0`: look (`w` woman, `m` man, `s` woman with a
 * headscarf) and skin tone, family of the main niche, hash of the person.
 */
export function composePictureId(seed: string, person: Person): string {
  const family = families.get(person.niches[0]?.id ?? 'comedy') ?? 'comedy'
  const who = hashText(`${seed}/${person.index}/picture`).toString(36)
  return `${chooseLetter(person)}${person.tone}-${family}-${who}`
}

/** Decodes the id of a picture. Any other text gives a person too, always the same one. */
export function parsePictureId(id: string): PictureSubject {
  const [, look, tone, family] = /^([wms])([0-5])-([a-z]+)-/.exec(id) ?? []
  if (look && tone && family && isFamily(family))
    return { look: look === 'm' ? 'man' : 'woman', tone: Number(tone), family, wearsScarf: look === 's' }
  const hash = hashText(id)
  const choices = [...familyNames].filter(isFamily)
  return {
    look: hash % 2 === 0 ? 'woman' : 'man',
    tone: hash % 6,
    family: choices[hash % choices.length] ?? 'comedy',
    wearsScarf: false,
  }
}
