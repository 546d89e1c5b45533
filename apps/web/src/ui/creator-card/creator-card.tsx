import { type ReactNode, useId } from 'react'
import { findCategoryHue } from '../category/category-hues.ts'
import { ContactSlot } from '../contact/contact-slot.tsx'
import { CreatorAvatar } from '../creator/creator-avatar.tsx'
import { toCssVariables } from '../css-variables.ts'
import { CardCategories } from './card-categories.tsx'
import { CardProvenance } from './card-provenance.tsx'
import classes from './creator-card.module.css'
import { CreatorFigures, PriceValue } from './creator-figures.tsx'
import type { CreatorItemProps } from './creator-item.ts'
import { CreatorName } from './creator-name.tsx'
import { creatorTexts as texts } from './creator-texts.ts'
import { EmailMark } from './email-mark.tsx'
import { MarkedText, MatchDetails } from './match-details.tsx'
import { widenPassage } from './widen-passage.ts'

interface CreatorCardProps extends CreatorItemProps {
  /** The user's own notes on the creator. */
  footer?: ReactNode
}

/** Summary of a creator, the same on all screens. */
export function CreatorCard(props: CreatorCardProps) {
  const { creator, match, channels, link, isSelected = false, selector, action, footer, tabIndex = 0 } = props
  const nameId = useId()
  const hue = findCategoryHue(creator.content_categories[0])
  const bio = match?.passages.find(({ field }) => field === 'bio')
  return (
    <article
      className={classes.root}
      aria-labelledby={nameId}
      data-selected={isSelected || undefined}
      // Focusable, because among results Tab leads to the whole card, which Enter opens.
      tabIndex={tabIndex}
      style={toCssVariables({ '--card-hue': hue })}
    >
      <div className={classes.cover}>
        {creator.cover_path && (
          <img src={creator.cover_path} alt="" loading="lazy" decoding="async" className={classes.coverImage} />
        )}
      </div>
      <div className={classes.contact}>
        <ContactSlot creatorId={creator.id} />
      </div>
      {selector && <div className={classes.selector}>{selector}</div>}
      <div className={classes.body}>
        <div className={classes.identity}>
          <CreatorAvatar src={creator.avatar_path} name={creator.title} size={64} className={classes.avatar} />
          <CreatorName creator={creator} id={nameId} link={link} />
        </div>
        <p className={classes.bio} dir="auto">
          {bio ? <MarkedText passage={widenPassage(bio, creator.description)} /> : creator.description}
        </p>
        <dl className={classes.figures}>
          <CreatorFigures creator={creator} />
        </dl>
        {channels}
        <div className={classes.terms}>
          <p className={classes.price}>
            <strong>
              <PriceValue dollars={creator.estimated_price} />
            </strong>{' '}
            {texts.price}
          </p>
          <span className={classes.reach}>
            <EmailMark isKnown={creator.email !== null} />
            {action}
          </span>
        </div>
        <CardCategories ids={creator.content_categories} />
        {match && <MatchDetails match={match} shown={bio} />}
        <CardProvenance creator={creator} />
        {footer}
      </div>
    </article>
  )
}
