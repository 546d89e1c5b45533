import { ActivityFilter } from '@troupe/contract/workspace/activities'
import { toLocalRange } from '../../../lib/local-days.ts'

/** What is entered in the fields; '' where nothing is. */
export interface ChosenFilter {
  readonly personId: string
  readonly kind: string
  readonly from: string
  readonly to: string
}

export const nothingChosen: ChosenFilter = { personId: '', kind: '', from: '', to: '' }

const { person_id: PersonId, kind: Kind } = ActivityFilter.shape

/** The filter of the fields. */
export function toFilter({ personId, kind, from, to }: ChosenFilter): ActivityFilter {
  return {
    person_id: PersonId.safeParse(personId).data,
    kind: Kind.safeParse(kind).data,
    ...toLocalRange({ from, to }),
  }
}
