import { useParams } from 'react-router'
import { useAddToCollectionDialog } from '../../features/collections/add-dialog/use-add-to-collection-dialog.tsx'
import { collectionTexts } from '../../features/collections/collection-texts.ts'
import { CreatorCollections } from '../../features/collections/creator-collections.tsx'
import { CreatorPanel } from '../../features/discovery/creator-panel/creator-panel.tsx'
import { PanelSection } from '../../features/discovery/creator-panel/panel-section.tsx'
import { CreatorMails } from '../../features/outreach/creator-mails/creator-mails.tsx'
import { creatorMailsTexts } from '../../features/outreach/creator-mails/creator-mails-texts.ts'
import { paths } from '../paths.ts'

/** A creator beside the screen that found it. */
export function CreatorPanelPage() {
  const { creatorId = '' } = useParams()
  const addToCollection = useAddToCollectionDialog()
  return (
    <>
      <CreatorPanel
        creatorId={creatorId}
        isCovered={addToCollection.isOpen}
        renderRelations={(creator) => (
          <>
            <PanelSection title={collectionTexts.ofCreator.title}>
              <CreatorCollections
                creatorId={creator.id}
                collectionsPath={paths.collections}
                onAdd={() => addToCollection.open([creator])}
              />
            </PanelSection>
            <PanelSection title={creatorMailsTexts.title}>
              <CreatorMails creatorId={creator.id} campaignsPath={paths.campaigns} />
            </PanelSection>
          </>
        )}
      />
      {addToCollection.dialog}
    </>
  )
}
