import { Alert, Button, Group, Radio, Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { notifications } from '@mantine/notifications'
import { type WorkspaceRole, workspaceRoles } from '@troupe/contract/base/roles'
import { Email } from '@troupe/contract/mail/email-address'
import type { WorkspaceInvitation } from '@troupe/contract/workspaces'
import { useState } from 'react'
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
  const again = useInvite()
  const revoke = useRevokeInvitation()
  const [asked, setAsked] = useState<WorkspaceInvitation>()
  const failure = again.error
    ? describeFailure(again.error, texts.failed)
    : revoke.error && describeFailure(revoke.error, texts.revokeFailed)
  return (
    <SettingsSection title={texts.title} lead={texts.lead}>
      <InviteForm role={role} isFocused={isFocused} />
      {failure && (
        <Alert color="red" role="alert">
          {failure}
        </Alert>
      )}
      {invitations.length > 0 && (
        <ul className={framed.root} aria-label={texts.list}>
          {invitations.map((invitation) => (
            <InvitationRow
              key={invitation.id}
              invitation={invitation}
              mayInvite={invitation.role !== 'owner' || role === 'owner'}
              isInviting={again.isPending && again.variables.email === invitation.email}
              isRevoking={revoke.isPending && revoke.variables === invitation.id}
              onInvite={() => {
                revoke.reset()
                const { email, role: invited } = invitation
                again.mutate({ email, role: invited }, { onSuccess: () => tellSent(email) })
              }}
              onRevoke={() => setAsked(invitation)}
            />
          ))}
        </ul>
      )}
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={texts.revokeTitle}
        question={asked && texts.revokeQuestion(asked.email)}
        confirm={texts.revoke}
        isBusy={false}
        onConfirm={() => {
          again.reset()
          if (asked) revoke.mutate(asked.id)
          setAsked(undefined)
        }}
        onClose={() => setAsked(undefined)}
      />
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
  isInviting: boolean
  isRevoking: boolean
  onInvite: () => void
  onRevoke: () => void
}

function InvitationRow({ invitation, mayInvite, isInviting, isRevoking, onInvite, onRevoke }: InvitationRowProps) {
  const { email, role, expires_at } = invitation
  return (
    <li className={classes.row}>
      <div className={classes.person}>
        <Text fw={500}>{email}</Text>
        <Text size="sm" c="dimmed">
          {texts.detail(roleTexts[role].label, expires_at)}
        </Text>
      </div>
      <Group gap={8}>
        {mayInvite && (
          <Button
            variant="default"
            size="xs"
            loading={isInviting}
            aria-label={texts.againNamed(email)}
            onClick={onInvite}
          >
            {texts.again}
          </Button>
        )}
        <Button
          variant="default"
          size="xs"
          loading={isRevoking}
          aria-label={texts.revokeNamed(email)}
          onClick={onRevoke}
        >
          {texts.revoke}
        </Button>
      </Group>
    </li>
  )
}
