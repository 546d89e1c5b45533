import buttons from '../elements/buttons.module.css'
import { landingTexts } from '../elements/landing-texts.ts'
import type { LandingLinks, Visitor } from '../elements/visitor.ts'
import { SearchFigure } from '../figures/search-figure.tsx'
import { HeroSearch } from '../visitor-search/hero-search.tsx'
import classes from './hero.module.css'

const texts = landingTexts.hero

interface HeroProps {
  links: LandingLinks
  visitor: Visitor
  onWatchDemo: () => void
}

export function Hero({ links, visitor, onWatchDemo }: HeroProps) {
  return (
    <section className={classes.root}>
      <div className={classes.words}>
        <p className={classes.badge}>{texts.badge}</p>
        <h1 className={classes.title}>{texts.title}</h1>
        <div className={classes.side}>
          <p className={classes.lead}>{texts.lead}</p>
          <HeroSearch links={links} isSignedIn={visitor.status === 'signed-in'} />
          <div className={classes.actions}>
            <a href={links.dashboard} className={buttons.primary}>
              {texts.start}
            </a>
            <button type="button" className={buttons.secondary} onClick={onWatchDemo}>
              <svg width="12" height="14" viewBox="0 0 12 14" fill="currentColor" aria-hidden>
                <path d="M1 1.2v11.6c0 .4.4.6.7.4l9.3-5.8c.3-.2.3-.6 0-.8L1.7.8C1.4.6 1 .8 1 1.2z" />
              </svg>
              {texts.demo}
            </button>
          </div>
        </div>
      </div>
      <SearchFigure />
    </section>
  )
}
