import { PlatformGlyph } from '../../../ui/platform-glyph.tsx'
import { landingTexts } from '../landing-texts.ts'
import { MailGlyph } from './mail-glyph.tsx'
import { Poster } from './poster.tsx'
import classes from './sample-card.module.css'
import type { SampleCreator } from './sample-creators.ts'

const texts = landingTexts.search

/** The product's card, drawn small. One that the filters leave out (`isPassedOver`) fades, and is not read out. */
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
          {creator.country}
        </p>
        <dl className={classes.figures}>
          <div>
            <dt>{texts.followers}</dt>
            <dd>{creator.followers}</dd>
          </div>
          <div>
            <dt>{texts.engagement}</dt>
            <dd>{creator.engagement}</dd>
          </div>
        </dl>
        <p className={classes.closeness}>{texts.closeness(creator.closeness)}</p>
      </div>
    </article>
  )
}
