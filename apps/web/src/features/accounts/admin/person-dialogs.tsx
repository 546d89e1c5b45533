import { Modal } from '@mantine/core'
import type { AdminPerson } from '@troupe/contract/account/admin'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { usePersonActions } from '../api/admin-people.ts'
import { adminTexts as texts } from './admin-texts.ts'
import { PasswordLinkForm, RemovalForm } from './password-forms.tsx'
import { showDone, showFailure } from './person-messages.ts'
import { PersonSessions } from './person-sessions.tsx'

export type PersonDialogKind = 'sessions' | 'close' | 'link' | 'delete'

export interface PersonDialog {
  kind: PersonDialogKind
  person: AdminPerson
}

interface PersonDialogsProps {
  /** The one that is open, or was; undefined: there was none. */
  dialog: PersonDialog | undefined
  /** A closed dialog stays for its animation, and gives the focus back. */
  isOpen: boolean
  onClose: () => void
}

/** The dialogs about an account. */
export function PersonDialogs({ dialog, isOpen, onClose }: PersonDialogsProps) {
  if (!dialog) return null
  const { kind, person } = dialog
  if (kind === 'close') return <ClosingDialog person={person} isOpen={isOpen} onClose={onClose} />
  const titles = {
    sessions: texts.sessions.title(person.email),
    link: texts.link.title,
    delete: texts.removal.title,
  }
  return (
    <Modal opened={isOpen} onClose={onClose} title={titles[kind]} closeButtonProps={{ 'aria-label': texts.cancel }}>
      {kind === 'sessions' && <PersonSessions person={person} />}
      {kind === 'link' && <PasswordLinkForm person={person} onClose={onClose} />}
      {kind === 'delete' && <RemovalForm person={person} onClose={onClose} />}
    </Modal>
  )
}

interface ClosingDialogProps {
  person: AdminPerson
  isOpen: boolean
  onClose: () => void
}

function ClosingDialog({ person, isOpen, onClose }: ClosingDialogProps) {
  const { setState } = usePersonActions(person.id)
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={texts.closing.title}
      question={texts.closing.question(person.email)}
      confirm={texts.closing.confirm}
      isBusy={setState.isPending}
      onClose={onClose}
      onConfirm={() => setState.mutate('closed', { onSuccess: showDone, onError: showFailure, onSettled: onClose })}
    />
  )
}
