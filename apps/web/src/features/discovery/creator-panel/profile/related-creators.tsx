import type { Creator } from '@troupe/contract/creators'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatCount, formatPercent } from '../../../../lib/format/numbers.ts'
import { CreatorAvatar } from '../../../../ui/creator/creator-avatar.tsx'
import { PlatformGlyph } from '../../../../ui/creator/platform-glyph.tsx'
import { usePanelNavigation } from './panel-navigation.ts'
import { panelTexts as texts } from './panel-texts.ts'
import classes from './related-creators.module.css'

interface RelatedCreatorsProps {
  /** Creators, each with the reason why it is listed, and buttons beside it. */
  related: readonly { creator: Creator; note: string; action?: ReactNode }[]
}

/** Other creators, one per line, with links to their profiles. */
export function RelatedCreators({ related }: RelatedCreatorsProps) {
  const { toCreator } = usePanelNavigation()
  if (related.length === 0) return null
  return (
    <ul className={classes.root}>
      {related.map(({ creator, note, action }) => (
        <li key={creator.id} className={classes.item}>
          <Link {...toCreator(creator.id)} className={classes.link}>
            <CreatorAvatar src={creator.avatar_path} name={creator.title} size={40} />
            <span className={classes.words}>
              <span className={classes.name} dir="auto">
                {creator.title}
              </span>
              <span className={classes.quiet}>
                <PlatformGlyph platform={creator.platform} /> {describeFigures(creator)}
              </span>
              {note !== '' && <span className={classes.quiet}>{note}</span>}
            </span>
          </Link>
          {action && <div className={classes.action}>{action}</div>}
        </li>
      ))}
    </ul>
  )
}

function describeFigures({ subscribers, engagement_rate }: Creator): string {
  return [
    subscribers !== null && texts.followers(formatCount(subscribers)),
    engagement_rate !== null && texts.engagement(formatPercent(engagement_rate)),
  ]
    .filter(Boolean)
    .join(' · ')
}
