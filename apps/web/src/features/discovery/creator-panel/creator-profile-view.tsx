import { Anchor } from '@mantine/core'
import type { CreatorProfile } from '@troupe/contract/discover/creator-profile'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import classes from './creator-profile-view.module.css'
import { DataAge } from './data-age.tsx'
import { HistorySection } from './history/history-section.tsx'
import { SamePersonSection } from './persons/same-person-section.tsx'
import { PanelSection } from './profile/panel-section.tsx'
import { panelTexts as texts } from './profile/panel-texts.ts'
import { PriceSection } from './profile/price-section.tsx'
import { ProfileFacts } from './profile/profile-facts.tsx'
import { ProfileIdentity } from './profile/profile-identity.tsx'
import { RecentPosts } from './profile/recent-posts.tsx'
import { RelatedCreators } from './profile/related-creators.tsx'
import { SignalList } from './profile/signal-list.tsx'

interface CreatorProfileViewProps {
  profile: CreatorProfile
  similarPath: string
  onRefreshed: (creator: CreatorProfile['creator']) => void
  renderTerms: ((creator: CreatorProfile['creator']) => ReactNode) | undefined
  renderRelations: ((creator: CreatorProfile['creator']) => ReactNode) | undefined
}

/** The profile in the order of a decision: verdict, price, performance, similar creators, what the user did with it. */
export function CreatorProfileView(props: CreatorProfileViewProps) {
  const { profile, similarPath, onRefreshed, renderTerms, renderRelations } = props
  const { creator, similar } = profile
  return (
    <div className={classes.root}>
      <ProfileIdentity creator={creator} />
      <ProfileFacts creator={creator} />
      <DataAge
        creator={creator}
        refresh={profile.refresh}
        isUnread={profile.recent_posts.length === 0}
        onRefreshed={onRefreshed}
      />
      <SignalList
        signals={profile.signals}
        notKnown={profile.not_known}
        notKnownMessages={profile.not_known_messages}
      />
      <PriceSection creator={creator} price={profile.price} />
      {renderTerms?.(creator)}
      <HistorySection history={profile.history} />
      <RecentPosts posts={profile.recent_posts} />
      <SamePersonSection profile={profile} />
      <PanelSection title={texts.sections.similar}>
        {similar.length === 0 ? (
          <p className={classes.quiet}>{texts.noSimilar}</p>
        ) : (
          <RelatedCreators
            related={similar.map(({ creator, closeness }) => ({
              creator,
              note: texts.closeness(Math.round(closeness * 100)),
            }))}
          />
        )}
        <Anchor component={Link} to={similarPath} size="sm">
          {texts.findSimilar}
        </Anchor>
      </PanelSection>
      {renderRelations?.(creator)}
    </div>
  )
}
