import { Alert, NativeSelect, Stack, Text } from '@mantine/core'
import type { WorkspaceMember } from '@troupe/contract/workspaces'
import { useState } from 'react'
import { describeFailure } from '../../../lib/transport/describe-failure.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { useRemoveMember } from '../api/people.ts'
import { teamTexts } from '../workspace-texts.ts'

const texts = teamTexts.removal

interface RemovalDialogProps {
  isOpen: boolean
  member: WorkspaceMember
  /** The members who can take over. */
  others: readonly WorkspaceMember[]
  /** Whether the member is the user. */
  isLeaving: boolean
  onLeft: () => void
  onClose: () => void
}

/** Asks before a member is removed or the user leaves, and for the member who takes over: an owner, if no other is chosen. */
export function RemovalDialog({ isOpen, member, others, isLeaving, onLeft, onClose }: RemovalDialogProps) {
  const remove = useRemoveMember({ isLeaving })
  const [chosenId, setChosenId] = useState<string>()
  const heir =
    others.find((other) => other.user_id === chosenId) ?? others.find(({ role }) => role === 'owner') ?? others[0]
  const heirId = heir?.user_id ?? ''
  const { username, user_id: userId } = member
  const close = () => {
    remove.reset()
    setChosenId(undefined)
    onClose()
  }
  const question = (
    <Stack gap={16}>
      {remove.error && (
        <Alert color="red" role="alert">
          {describeFailure(remove.error, texts.failed)}
        </Alert>
      )}
      <Text>{isLeaving ? texts.leaveText : texts.text(username)}</Text>
      <NativeSelect
        label={texts.heir}
        value={heirId}
        data={others.map((other) => ({ value: other.user_id, label: `${other.username} (${other.email})` }))}
        onChange={({ currentTarget }) => setChosenId(currentTarget.value)}
      />
    </Stack>
  )
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={isLeaving ? texts.leaveTitle : texts.title(username)}
      question={question}
      confirm={isLeaving ? teamTexts.members.leave : teamTexts.members.remove}
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate({ userId, heirId }, { onSuccess: isLeaving ? onLeft : close })}
      onClose={close}
    />
  )
}
