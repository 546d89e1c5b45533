import { getCategoryName } from '@troupe/contract/catalogues/categories'
import { platformNames } from '@troupe/contract/catalogues/platforms'
import {
  type CreatorSource,
  creatorFields,
  type EmailSource,
  type PriceSource,
  type ShownCreatorField,
  shownCreatorFields,
} from '@troupe/contract/creators'
import type { OperatorBasis } from '@troupe/contract/law/data-origins'
import type { ShownCreatorRow } from '../catalogue/found-creator-repository.ts'
import { basisColumn, tellBasis } from './basis-column.ts'
import type { Cell, SheetColumn } from './sheet-cell.ts'

interface CreatorColumn extends SheetColumn {
  read(creator: ShownCreatorRow): Cell
}

const emailSources: Record<EmailSource, string> = {
  profile: 'profile',
  description: 'profile text',
  post: 'a post',
  import: 'imported list',
  creator: 'the creator',
}
const priceSources: Record<PriceSource, string> = { stated: 'stated', estimated: 'estimated' }
const sources: Record<CreatorSource, string> = {
  demo: 'demo data',
  import: 'imported list',
  onboarding: 'the creator',
  ...platformNames,
}
const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' })
const languages = new Intl.DisplayNames('en', { type: 'language', fallback: 'code' })

type Formats = { readonly [Field in ShownCreatorField]?: (value: ShownCreatorRow[Field]) => Cell }

/** Formats for fields that are exported in other words than they are stored. */
const formats: Formats = {
  platform: (platform) => platformNames[platform],
  email_source: (source) => source && emailSources[source],
  price_source: (source) => source && priceSources[source],
  region: (region) => (region && regions.of(region)) || null,
  language: (language) => (language && languages.of(language)) || null,
  content_categories: (ids) => ids.map(getCategoryName).join(', '),
  source: (source) => sources[source],
  id: String,
}

/** Columns of an exported creator, the most important ones first. Dates are ISO 8601. */
export const creatorColumns: readonly CreatorColumn[] = Object.keys(creatorFields)
  .flatMap((name) => shownCreatorFields.find((field) => field === name) ?? [])
  .flatMap((field) => {
    const { exported } = creatorFields[field]
    return typeof exported === 'string' ? [] : [{ ...exported, read: (creator) => readCell(field, creator) }]
  })

function readCell<Field extends ShownCreatorField>(field: Field, creator: ShownCreatorRow): Cell {
  const format = formats[field]
  return format ? format(creator[field]) : toCell(creator[field])
}

function toCell(value: ShownCreatorRow[ShownCreatorField]): Cell {
  if (value instanceof Date) return `${value.toISOString().slice(0, 19)}Z`
  return Array.isArray(value) ? value.join(', ') : value
}

/** The same for all channels of one person; empty if only one channel of theirs is known. */
const personColumn: SheetColumn = { header: 'Person', width: 10 }

export const exportColumns: readonly SheetColumn[] = [...creatorColumns, personColumn, basisColumn]

interface RowFacts {
  /** Undefined: no other channel of the person is known. */
  readonly personId: number | undefined
  /** The basis that the operator has set. */
  readonly dataBasis: OperatorBasis
}

/** The cells of `exportColumns`. */
export function toCells(creator: ShownCreatorRow, { personId, dataBasis }: RowFacts): Cell[] {
  return [
    ...creatorColumns.map((column) => column.read(creator)),
    personId === undefined ? null : String(personId),
    tellBasis(creator, dataBasis),
  ]
}
