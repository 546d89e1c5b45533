import { useId } from 'react'
import { ContactSlot } from '../contact/contact-slot.tsx'
import { CreatorAvatar } from '../creator/creator-avatar.tsx'
import { CardCategories } from './card-categories.tsx'
import { CardProvenance } from './card-provenance.tsx'
import { CreatorFigures, PriceValue } from './creator-figures.tsx'
import type { CreatorItemProps } from './creator-item.ts'
import { CreatorName } from './creator-name.tsx'
import classes from './creator-row.module.css'
import { creatorTexts as texts } from './creator-texts.ts'
import { EmailMark } from './email-mark.tsx'
import { describeMatch } from './match-reasons.ts'

/** The card's data in a row, with figures in columns, so that many creators can be compared. */
export function CreatorRow(props: CreatorItemProps) {
  const { creator, match, channels, link, isSelected = false, selector, action, tabIndex = 0 } = props
  const nameId = useId()
  const reasons = match && describeMatch(match).join(' · ')
  return (
    <article
      className={classes.root}
      aria-labelledby={nameId}
      data-selected={isSelected || undefined}
      // Makes the row focusable by keyboard.
      tabIndex={tabIndex}
    >
      <div className={classes.selector}>{selector}</div>
      <CreatorAvatar src={creator.avatar_path} name={creator.title} size={40} className={classes.avatar} />
      <div className={classes.identity}>
        <CreatorName creator={creator} id={nameId} link={link} />
        {channels}
      </div>
      <dl className={classes.figures}>
        <CreatorFigures creator={creator} />
        <div>
          <dt>{texts.price}</dt>
          <dd>
            <PriceValue dollars={creator.estimated_price} />
          </dd>
        </div>
      </dl>
      <div className={classes.about}>
        <CardCategories ids={creator.content_categories} />
        <div className={classes.provenance}>
          <CardProvenance creator={creator} />
        </div>
        {reasons && (
          <p className={classes.reasons} title={reasons}>
            {reasons}
          </p>
        )}
      </div>
      <div className={classes.reach}>
        <span className={classes.contact}>
          <ContactSlot creatorId={creator.id} isBrief />
        </span>
        <EmailMark isKnown={creator.email !== null} />
        {action}
      </div>
    </article>
  )
}
