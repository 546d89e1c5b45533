import { useParams } from 'react-router'
import { useAddToCollectionDialog } from '../../features/collections/add-dialog/use-add-to-collection-dialog.tsx'
import { useShowFreshCreator } from '../../features/collections/api/show-fresh-creator.ts'
import { collectionTexts } from '../../features/collections/collection-texts.ts'
import { CreatorCollections } from '../../features/collections/creator-collections.tsx'
import { CreatorPanel } from '../../features/discovery/creator-panel/creator-panel.tsx'
import { PanelSection } from '../../features/discovery/creator-panel/profile/panel-section.tsx'
import { toSimilarSearch } from '../../features/discovery/search/discover-link.ts'
import { CreatorInvitation } from '../../features/onboarding/invitations/creator-invitation.tsx'
import { invitationTexts } from '../../features/onboarding/invitations/invitation-texts.ts'
import { useInvitationDialogs } from '../../features/onboarding/invitations/use-invitation-dialogs.tsx'
import { CreatorWork } from '../../features/onboarding/work-preferences/creator-work.tsx'
import { workPreferencesTexts } from '../../features/onboarding/work-preferences/work-preferences-texts.ts'
import { ContactNote } from '../../features/outreach/contacts/contact-note.tsx'
import { CreatorMails } from '../../features/outreach/creator-mails/creator-mails.tsx'
import { creatorMailsTexts } from '../../features/outreach/creator-mails/creator-mails-texts.ts'
import { CreatorOrigins } from '../../features/outreach/law/creator-origins.tsx'
import { originTexts } from '../../features/outreach/law/law-texts.ts'
import { paths } from '../shell/paths.ts'

/** The panel of a creator, beside the screen that opened it. */
export function CreatorPanelPage() {
  const { creatorId = '' } = useParams()
  const addToCollection = useAddToCollectionDialog()
  const showFreshCreator = useShowFreshCreator()
  const invitation = useInvitationDialogs(paths)
  return (
    <>
      <CreatorPanel
        creatorId={creatorId}
        onRefreshed={(creator) => showFreshCreator(creatorId, creator)}
        isCovered={addToCollection.isOpen || invitation.isOpen}
        similarPath={`${paths.dashboard}${toSimilarSearch([creatorId])}`}
        renderTerms={(creator) =>
          creator.confirmed_at !== null && (
            <PanelSection title={workPreferencesTexts.title}>
              <CreatorWork creatorId={creator.id} confirmedAt={creator.confirmed_at} />
            </PanelSection>
          )
        }
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
              <ContactNote creatorId={creator.id} campaignsPath={paths.campaigns} />
              <CreatorMails creatorId={creator.id} campaignsPath={paths.campaigns} />
            </PanelSection>
            {creator.confirmed_at === null && (
              <PanelSection title={invitationTexts.panel.title}>
                <CreatorInvitation
                  creator={creator}
                  onInvite={() => invitation.invite([creator])}
                  onRevoke={invitation.revoke}
                />
              </PanelSection>
            )}
            <PanelSection title={originTexts.title}>
              <CreatorOrigins creatorId={creator.id} campaignsPath={paths.campaigns} />
            </PanelSection>
          </>
        )}
      />
      {addToCollection.dialog}
      {invitation.dialogs}
    </>
  )
}
