import {
  type DataBasis,
  type DataOrigin,
  listOrigins,
  type OperatorBasis,
  type OriginGroup,
  toDataBasis,
} from '@troupe/contract/law/data-origins'
import type { ShownCreatorRow } from '../catalogue/found-creator-repository.ts'
import type { SheetColumn } from './sheet-cell.ts'

/** The legal basis of a row's data, and of values that have another one. */
export const basisColumn: SheetColumn = { header: 'Legal basis', width: 40 }

const basisNames: Record<DataBasis, string> = {
  legitimate_interest: 'legitimate interest',
  consent: 'consent',
  none: 'none: invented data',
}

/** What a sheet calls the groups of values. */
const groupNames: Record<OriginGroup, string> = {
  title: 'Name',
  handle: 'Handle',
  description: 'Description',
  pictures: 'Pictures',
  email: 'Email',
  region: 'Country',
  language: 'Language',
  content_categories: 'Categories',
  figures: 'Figures',
  estimated_price: 'Price',
}

/**
 * Tells the basis of a creator's data by its source, and which values rest on another: "legitimate interest; consent:
 * Email, Country".
 */
export function tellBasis(creator: ShownCreatorRow, ofOperator: OperatorBasis): string {
  const main = toDataBasis(creator.source, ofOperator)
  const fetched_at = creator.fetched_at.toISOString()
  const confirmed_at = creator.confirmed_at?.toISOString() ?? null
  const origins = listOrigins({ ...creator, fetched_at, confirmed_at }, ofOperator)
  const others = Map.groupBy(
    origins.filter(({ basis }) => basis !== main),
    ({ basis }) => basis,
  )
  return [basisNames[main], ...[...others].map(tellOthers)].join('; ')
}

const tellOthers = ([basis, origins]: [DataBasis, DataOrigin[]]) =>
  `${basisNames[basis]}: ${origins.map(({ group }) => groupNames[group]).join(', ')}`
