import type { Creator, Person } from '@troupe/contract/creators'
import { memo } from 'react'
import { Link } from 'react-router'
import { formatCount, formatPercent } from '../../lib/format/numbers.ts'
import { joinWords } from '../../lib/format/punctuation.ts'
import { PlatformGlyph } from '../creator/platform-glyph.tsx'
import { useCreatorLink } from '../creator-list/creator-links.ts'
import classes from './person-channels.module.css'
import { personTexts as texts } from './person-texts.ts'

/** The other channels of a creator's person, each with its own figures; nothing if there are none. */
export const PersonChannels = memo(function PersonChannels({ person }: { person: Person | undefined }) {
  if (!person) return null
  return (
    <div className={classes.root}>
      <span>{texts.also}</span>
      <ul className={classes.list}>
        {person.others.map(({ creator }) => (
          <li key={creator.id}>
            <ChannelLink creator={creator} />
          </li>
        ))}
      </ul>
    </div>
  )
})

function ChannelLink({ creator }: { creator: Creator }) {
  const { platform, handle, subscribers, engagement_rate } = creator
  const link = useCreatorLink(creator.id)
  const followers = subscribers === null ? [] : [formatCount(subscribers)]
  const engagement = engagement_rate === null ? [] : [formatPercent(engagement_rate)]
  const figures = [...followers.map(texts.followers), ...engagement.map(texts.engagement)]
  const described = texts.channel(platform, handle, figures.length > 0 ? joinWords(figures) : texts.unknown)
  return (
    // Like the name's link, it is reached by the pointer; by keyboard the panel leads to the channel.
    <Link {...link} className={classes.link} tabIndex={-1} title={described}>
      <PlatformGlyph platform={platform} size={14} />
      <span>{[...followers, ...engagement].join(' · ') || texts.unknown}</span>
    </Link>
  )
}
