import { formatCount } from '../../../lib/format/numbers.ts'
import { displayName } from '../../../lib/language/active-language.ts'
import { PlatformGlyph } from '../../../ui/creator/platform-glyph.tsx'
import { landingTexts } from '../elements/landing-texts.ts'
import { Poster } from './poster.tsx'
import classes from './sample-card.module.css'
import type { SampleCreator } from './sample-creators.ts'

const texts = landingTexts.search

/**
 * A small version of the creator card. One that the filters exclude (`isPassedOver`) is faded and hidden from screen
 * readers.
 */
export function SampleCard({ creator, isPassedOver }: { creator: SampleCreator; isPassedOver: boolean }) {
  return (
    <article
      className={classes.root}
      data-passed-over={isPassedOver || undefined}
      aria-hidden={isPassedOver || undefined}
      aria-label={creator.name}
    >
      <div className={classes.poster}>
        <Poster name={creator.poster} hue={creator.hue} />
      </div>
      <div className={classes.body}>
        <p className={classes.name}>
          {creator.name}
          {creator.meets.includes('email') && <MailGlyph title={texts.hasEmail} />}
        </p>
        <p className={classes.origin}>
          <PlatformGlyph platform={creator.platform} size={14} />
          {displayName('country', creator.country)}
        </p>
        <dl className={classes.figures}>
          <div>
            <dt>{texts.followers}</dt>
            <dd>{formatCount(creator.followers)}</dd>
          </div>
          <div>
            <dt>{texts.engagement}</dt>
            <dd>{creator.engagement}</dd>
          </div>
        </dl>
        <p className={classes.reason}>{texts.foundBy[creator.foundBy]}</p>
      </div>
    </article>
  )
}

/** An envelope in the style of the platform glyphs. */
function MailGlyph({ title, size = 16 }: { title: string; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth="1.5" role="img">
      <title>{title}</title>
      <rect x="1.5" y="3.25" width="13" height="9.5" rx="2" />
      <path d="m2.5 5 5.5 4L13.5 5" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}
