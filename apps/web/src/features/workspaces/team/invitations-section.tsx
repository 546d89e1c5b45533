import { Alert, Button, Group, Radio, Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useDisclosure } from '@mantine/hooks'
import { notifications } from '@mantine/notifications'
import { type WorkspaceRole, workspaceRoles } from '@troupe/contract/base/roles'
import { Email } from '@troupe/contract/mail/email-address'
import type { WorkspaceInvitation } from '@troupe/contract/workspaces'
import { toFormRule } from '../../../lib/form-rule.ts'
import { describeFailure } from '../../../lib/transport/describe-failure.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import framed from '../../../ui/settings/framed-list.module.css'
import { SettingsSection } from '../../../ui/settings/settings-section.tsx'
import { useInvite, useRevokeInvitation } from '../api/people.ts'
import { roleTexts, teamTexts } from '../workspace-texts.ts'
import classes from './team-screen.module.css'

const texts = teamTexts.invitations

interface InvitationsSectionProps {
  invitations: readonly WorkspaceInvitation[]
  /** The role of the user. */
  role: WorkspaceRole
  /** Whether the form was asked for, and takes the focus. */
  isFocused: boolean
}

/** Invites an address, and lists the open invitations. For admins. */
export function InvitationsSection({ invitations, role, isFocused }: InvitationsSectionProps) {
  return (
    <SettingsSection title={texts.title} lead={texts.lead}>
      <InviteForm role={role} isFocused={isFocused} />
      {invitations.length > 0 && (
        <ul className={framed.root} aria-label={texts.list}>
          {invitations.map((invitation) => (
            <InvitationRow
              // Inviting again replaces the invitation.
              key={invitation.email}
              invitation={invitation}
              mayInvite={invitation.role !== 'owner' || role === 'owner'}
            />
          ))}
        </ul>
      )}
    </SettingsSection>
  )
}

const tellSent = (email: string) => notifications.show({ message: texts.sent(email) })

function InviteForm({ role, isFocused }: { role: WorkspaceRole; isFocused: boolean }) {
  const invite = useInvite()
  const form = useForm<{ email: string; role: string }>({
    initialValues: { email: '', role: 'member' },
    validate: { email: toFormRule(Email) },
  })
  const submit = form.onSubmit((entered) => {
    const chosen = workspaceRoles.find((one) => one === entered.role)
    if (!chosen) return
    const done = ({ email }: WorkspaceInvitation) => {
      tellSent(email)
      form.reset()
    }
    invite.mutate({ email: entered.email, role: chosen }, { onSuccess: done })
  })
  const roles = workspaceRoles.filter((one) => one !== 'owner' || role === 'owner')
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={16}>
        {invite.error && (
          <Alert color="red" role="alert">
            {describeFailure(invite.error, texts.failed)}
          </Alert>
        )}
        <TextInput
          label={texts.email}
          type="email"
          name="invited-email"
          autoComplete="off"
          inputMode="email"
          // The user has just asked for the form.
          autoFocus={isFocused}
          {...form.getInputProps('email')}
        />
        <Radio.Group label={texts.role} {...form.getInputProps('role')}>
          <Stack gap={12} mt={8}>
            {roles.map((one) => (
              <Radio key={one} value={one} label={roleTexts[one].label} description={roleTexts[one].text} />
            ))}
          </Stack>
        </Radio.Group>
        <Group>
          <Button type="submit" loading={invite.isPending}>
            {texts.submit}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

interface InvitationRowProps {
  invitation: WorkspaceInvitation
  mayInvite: boolean
}

function InvitationRow({ invitation, mayInvite }: InvitationRowProps) {
  const { id, email, role, expires_at } = invitation
  const again = useInvite()
  const revoke = useRevokeInvitation()
  const [isAsking, asking] = useDisclosure()
  const failure = again.error
    ? describeFailure(again.error, texts.failed)
    : revoke.error && describeFailure(revoke.error, texts.revokeFailed)
  const inviteAgain = () => {
    revoke.reset()
    again.mutate({ email, role }, { onSuccess: () => tellSent(email) })
  }
  const confirmRevoking = () => {
    again.reset()
    revoke.mutate(id)
    asking.close()
  }
  return (
    <li className={classes.row}>
      <div className={classes.person}>
        <Text fw={500}>{email}</Text>
        <Text size="sm" c="dimmed">
          {texts.detail(roleTexts[role].label, expires_at)}
        </Text>
        {failure && (
          <Text size="sm" c="red" role="alert">
            {failure}
          </Text>
        )}
      </div>
      <Group gap={8}>
        {mayInvite && (
          <Button
            variant="default"
            size="xs"
            loading={again.isPending}
            aria-label={texts.againNamed(email)}
            onClick={inviteAgain}
          >
            {texts.again}
          </Button>
        )}
        <Button
          variant="default"
          size="xs"
          loading={revoke.isPending}
          aria-label={texts.revokeNamed(email)}
          onClick={asking.open}
        >
          {texts.revoke}
        </Button>
      </Group>
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.revokeTitle}
        question={texts.revokeQuestion(email)}
        confirm={texts.revoke}
        isBusy={false}
        onConfirm={confirmRevoking}
        onClose={asking.close}
      />
    </li>
  )
}
