import { Outlet } from 'react-router'
import { useAddToCollectionDialog } from '../../features/collections/add-dialog/use-add-to-collection-dialog.tsx'
import { RapidSearchScreen } from '../../features/discovery/rapid-search/rapid-search-screen.tsx'
import { AppFrame } from '../layout/app-frame.tsx'

export function RapidSearchPage() {
  const addToCollection = useAddToCollectionDialog()
  return (
    <AppFrame>
      <RapidSearchScreen onAddToCollection={addToCollection.open} />
      {addToCollection.dialog}
      <Outlet />
    </AppFrame>
  )
}
