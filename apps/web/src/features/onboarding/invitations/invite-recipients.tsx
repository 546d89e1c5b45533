import { Disclosure } from '../../../ui/disclosure.tsx'
import { invitationTexts } from './invitation-texts.ts'
import classes from './invite-dialog.module.css'
import type { InvitationPlan, LeftOutPerson } from './plan-invitations.ts'

const texts = invitationTexts.dialog

/** Recipients of the invitation, and the skipped creators with the reasons. */
export function InviteRecipients({ plan }: { plan: InvitationPlan }) {
  const { invited, leftOut } = plan
  const [first] = invited
  return (
    <div>
      <p className={classes.recipients} dir="auto">
        {invited.length === 1 && first?.email
          ? texts.toOne(first.title || first.handle, first.email)
          : invited.length === 0
            ? texts.nobody
            : texts.addresses(invited.length)}
      </p>
      <LeftOutList people={leftOut} />
    </div>
  )
}

/** Maximum number of creators listed. The summary has the full number. */
const maxShown = 100

/** Skipped creators with the reasons. */
export function LeftOutList({ people }: { people: readonly LeftOutPerson[] }) {
  if (people.length === 0) return null
  return (
    <Disclosure summary={texts.leftOut(people.length)}>
      <ul className={classes.leftOut}>
        {people.slice(0, maxShown).map(({ key, name, reason }) => (
          <li key={key}>
            <bdi>{name}</bdi>
            {invitationTexts.beforeReason}
            {invitationTexts.reasons[reason]}
          </li>
        ))}
        {people.length > maxShown && <li>{texts.moreLeftOut(people.length - maxShown)}</li>}
      </ul>
    </Disclosure>
  )
}
