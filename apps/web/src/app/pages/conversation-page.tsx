import { Outlet, useParams } from 'react-router'
import { AssistantScreen } from '../../features/brand-analysis/assistant/assistant-screen.tsx'
import { assistantTexts } from '../../features/brand-analysis/assistant/conversation/assistant-texts.ts'
import { useAddToCollectionDialog } from '../../features/collections/add-dialog/use-add-to-collection-dialog.tsx'
import { ExportButton } from '../../features/discovery/export/export-button.tsx'
import { useSendEmailDialog } from '../../features/outreach/compose/use-send-email-dialog.tsx'
import { AppFrame } from '../shell/app-frame.tsx'
import { paths } from '../shell/paths.ts'

export function ConversationPage() {
  const { conversationId } = useParams()
  const addToCollection = useAddToCollectionDialog()
  const sendEmail = useSendEmailDialog(paths)
  return (
    <AppFrame>
      <AssistantScreen
        conversationId={conversationId}
        path={paths.conversation}
        actions={{
          onAddToCollection: addToCollection.open,
          onSendEmail: sendEmail.open,
          renderExport: (creators, selected, label) => (
            <ExportButton shown={creators} selected={selected} label={label} nothing={assistantTexts.export.nothing} />
          ),
        }}
      />
      {addToCollection.dialog}
      {sendEmail.dialog}
      <Outlet />
    </AppFrame>
  )
}
