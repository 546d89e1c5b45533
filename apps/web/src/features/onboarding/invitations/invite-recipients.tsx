import classes from './invite-dialog.module.css'
import { invitationTexts } from './invitation-texts.ts'
import { LeftOutList } from './left-out-list.tsx'
import type { planInvitations } from './plan-invitations.ts'

const texts = invitationTexts.dialog

/** Who gets the invitation, and who does not and why. */
export function InviteRecipients({ plan }: { plan: ReturnType<typeof planInvitations> }) {
  const { invited, addressCount, leftOut } = plan
  const [first] = invited
  return (
    <div>
      <p className={classes.recipients} dir="auto">
        {invited.length === 1 && first?.email
          ? texts.toOne(first.title || first.handle, first.email)
          : addressCount === 0
            ? texts.nobody
            : texts.addresses(addressCount)}
      </p>
      <LeftOutList people={leftOut} />
    </div>
  )
}
