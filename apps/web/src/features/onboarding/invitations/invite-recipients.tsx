import { invitationTexts } from './invitation-texts.ts'
import classes from './invite-dialog.module.css'
import { LeftOutList } from './left-out-list.tsx'
import type { InvitationPlan } from './plan-invitations.ts'

const texts = invitationTexts.dialog

/** Who gets the invitation, and who does not and why. */
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
