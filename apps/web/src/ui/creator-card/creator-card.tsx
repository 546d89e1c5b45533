import { Avatar, VisuallyHidden } from '@mantine/core'
import { IconMail, IconMailOff, IconRosetteDiscountCheckFilled } from '@tabler/icons-react'
import { getCountryName } from '@troupe/contract/countries'
import type { Creator, Match } from '@troupe/contract/creators'
import { useId } from 'react'
import { formatCount, formatDollars, formatExact, formatPercent } from '../../lib/format/numbers.ts'
import { findCategoryHue } from '../category-hues.ts'
import { toCssVariables } from '../css-variables.ts'
import { PlatformGlyph } from '../platform-glyph.tsx'
import { CardCategories } from './card-categories.tsx'
import { CardProvenance } from './card-provenance.tsx'
import classes from './creator-card.module.css'
import { creatorTexts as texts } from './creator-texts.ts'
import { KnownValue } from './known-value.tsx'
import { describeMatch } from './match-reasons.ts'

interface CreatorCardProps {
  creator: Creator
  /** Why the creator was found; shown on hover and focus. */
  match?: Match
}

/** A creator at one glance; the same card wherever creators are shown. */
export function CreatorCard({ creator, match }: CreatorCardProps) {
  const nameId = useId()
  const hue = findCategoryHue(creator.content_categories[0])
  return (
    <article
      className={classes.root}
      aria-labelledby={nameId}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: focus shows why it matched, as hover does
      tabIndex={0}
      style={toCssVariables({ '--card-hue': hue })}
    >
      <Cover source={creator.cover_image} match={match} />
      <div className={classes.body}>
        <Identity creator={creator} nameId={nameId} />
        <p className={classes.bio} dir="auto">
          {creator.description}
        </p>
        <Figures creator={creator} />
        <div className={classes.terms}>
          <Price dollars={creator.estimated_price} />
          <EmailMark isKnown={creator.email !== null} />
        </div>
        <CardCategories ids={creator.content_categories} />
        <CardProvenance creator={creator} />
      </div>
    </article>
  )
}

function Cover({ source, match }: { source: string | null; match: Match | undefined }) {
  return (
    <div className={classes.cover}>
      {source && <img src={source} alt="" loading="lazy" className={classes.coverImage} />}
      {match && (
        <div className={classes.match}>
          <span className={classes.matchTitle}>{texts.match.title}</span>
          <span className={classes.matchReasons}>{describeMatch(match).join(' · ')}</span>
        </div>
      )}
    </div>
  )
}

function Identity({ creator, nameId }: { creator: Creator; nameId: string }) {
  const { title, handle, platform, avatar, verified, region } = creator
  const fullHandle = handle.startsWith('@') ? handle : `@${handle}`
  return (
    <div className={classes.identity}>
      <Avatar src={avatar} name={title} alt="" size={64} radius="50%" color="gray" className={classes.avatar} />
      <h3 className={classes.nameLine} id={nameId}>
        <span className={classes.name} dir="auto" title={title}>
          {title}
        </span>
        {verified && (
          <IconRosetteDiscountCheckFilled
            className={classes.verified}
            size={18}
            role="img"
            aria-label={texts.verified}
            title={texts.verified}
          />
        )}
      </h3>
      <p className={classes.handleLine}>
        <PlatformGlyph platform={platform} />
        <span className={classes.handle} dir="ltr" title={fullHandle}>
          {fullHandle}
        </span>
        {region && <span className={classes.region}>{getCountryName(region)}</span>}
      </p>
    </div>
  )
}

function Figures({ creator }: { creator: Creator }) {
  return (
    <dl className={classes.figures}>
      <div>
        <dt>{texts.followers}</dt>
        <dd>
          <KnownValue value={creator.subscribers} format={formatCount} formatExact={formatExact} />
        </dd>
      </div>
      <div>
        <dt>{texts.engagement}</dt>
        <dd>
          <KnownValue
            value={creator.engagement_rate}
            format={formatPercent}
            formatExact={(percent) => `${formatExact(percent)}%`}
          />
        </dd>
      </div>
      <div>
        <dt>{texts.averageViews}</dt>
        <dd>
          <KnownValue value={creator.average_views} format={formatCount} formatExact={formatExact} />
        </dd>
      </div>
    </dl>
  )
}

function Price({ dollars }: { dollars: number | null }) {
  return (
    <p className={classes.price}>
      <strong>
        <KnownValue
          value={dollars}
          format={formatDollars}
          formatExact={(exact) => texts.priceTitle(formatExact(exact))}
        />
      </strong>{' '}
      {texts.price}
    </p>
  )
}

function EmailMark({ isKnown }: { isKnown: boolean }) {
  const label = isKnown ? texts.hasEmail : texts.hasNoEmail
  const EmailIcon = isKnown ? IconMail : IconMailOff
  return (
    <span className={classes.email} data-known={isKnown || undefined} title={label}>
      <EmailIcon size={18} stroke={1.6} aria-hidden />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}
