import { ActivityFilter } from '@troupe/contract/workspace/activities'

/** What is entered in the fields; '' where nothing is. */
export interface ChosenFilter {
  readonly personId: string
  readonly kind: string
  readonly from: string
  readonly to: string
}

export const nothingChosen: ChosenFilter = { personId: '', kind: '', from: '', to: '' }

const { person_id: PersonId, kind: Kind, from: Day } = ActivityFilter.shape

/** The filter of the fields. A day whose year is still being typed narrows nothing. */
export function toFilter({ personId, kind, from, to }: ChosenFilter): ActivityFilter {
  return {
    person_id: PersonId.safeParse(personId).data,
    kind: Kind.safeParse(kind).data,
    from: Day.safeParse(from).data,
    to: Day.safeParse(to).data,
  }
}
