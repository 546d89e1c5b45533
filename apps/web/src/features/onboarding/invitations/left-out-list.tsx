import { Disclosure } from '../../../ui/disclosure.tsx'
import { invitationTexts } from './invitation-texts.ts'
import classes from './invite-dialog.module.css'
import type { LeftOutPerson } from './plan-invitations.ts'

const texts = invitationTexts.dialog
/** More would make the dialog a long read; the count says how many there are. */
const maxShown = 100

/** Who is not invited, each with the reason. */
export function LeftOutList({ people }: { people: readonly LeftOutPerson[] }) {
  if (people.length === 0) return null
  return (
    <Disclosure summary={texts.leftOut(people.length)}>
      <ul className={classes.leftOut}>
        {people.slice(0, maxShown).map(({ key, name, reason }) => (
          <li key={key}>
            <bdi>{name}</bdi>: {invitationTexts.reasons[reason]}
          </li>
        ))}
        {people.length > maxShown && <li>{texts.moreLeftOut(people.length - maxShown)}</li>}
      </ul>
    </Disclosure>
  )
}
