import { Outlet, useParams } from 'react-router'
import { useAddToCollectionDialog } from '../../features/collections/add-dialog/use-add-to-collection-dialog.tsx'
import { CreatorCollections } from '../../features/collections/creator-collections.tsx'
import { CreatorBrief } from '../../features/discovery/creator-panel/creator-brief.tsx'
import { InboxScreen } from '../../features/outreach/inbox/inbox-screen.tsx'
import { AppFrame } from '../shell/app-frame.tsx'
import { paths } from '../shell/paths.ts'

export function InboxPage() {
  const { threadId } = useParams()
  const addToCollection = useAddToCollectionDialog()
  return (
    <AppFrame>
      <InboxScreen
        threadId={threadId}
        paths={paths}
        renderCreator={(creatorId) => (
          <CreatorBrief
            creatorId={creatorId}
            renderFooter={(creator) => (
              <CreatorCollections
                creatorId={creator.id}
                collectionsPath={paths.collections}
                onAdd={() => addToCollection.open([creator])}
              />
            )}
          />
        )}
      />
      {addToCollection.dialog}
      <Outlet />
    </AppFrame>
  )
}
