import { Outlet } from 'react-router'
import { useAddToCollectionDialog } from '../../features/collections/add-dialog/use-add-to-collection-dialog.tsx'
import { RapidSearchScreen } from '../../features/discovery/rapid-search/rapid-search-screen.tsx'
import { useSendEmailDialog } from '../../features/outreach/compose/use-send-email-dialog.tsx'
import { AppFrame } from '../shell/app-frame.tsx'
import { paths } from '../shell/paths.ts'
import { useFindSimilar } from '../shell/use-find-similar.ts'

export function RapidSearchPage() {
  const addToCollection = useAddToCollectionDialog()
  const sendEmail = useSendEmailDialog(paths)
  const findSimilar = useFindSimilar()
  return (
    <AppFrame>
      <RapidSearchScreen
        onAddToCollection={addToCollection.open}
        onSendEmail={sendEmail.open}
        onFindSimilar={findSimilar}
      />
      {addToCollection.dialog}
      {sendEmail.dialog}
      <Outlet />
    </AppFrame>
  )
}
