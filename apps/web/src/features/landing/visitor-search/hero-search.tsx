import { type FormEvent, lazy, Suspense, useState } from 'react'
import buttons from '../elements/buttons.module.css'
import { landingTexts } from '../elements/landing-texts.ts'
import type { LandingLinks } from '../elements/visitor.ts'
import classes from './hero-search.module.css'

const texts = landingTexts.hero

// Loaded with the first search.
const VisitorResults = lazy(async () => ({ default: (await import('./visitor-results.tsx')).VisitorResults }))

/**
 * The first search. Users get to its results, visitors see some below the field. Without scripts, visitors get to their
 * registration.
 */
export function HeroSearch({ links, isSignedIn }: { links: LandingLinks; isSignedIn: boolean }) {
  const [asked, setAsked] = useState<{ readonly text: string }>()
  const searchHere = (event: FormEvent<HTMLFormElement>) => {
    const text = new FormData(event.currentTarget).get('q')
    if (isSignedIn || typeof text !== 'string' || text.trim() === '') return
    event.preventDefault()
    setAsked({ text: text.trim() })
  }
  return (
    <div className={classes.root}>
      <form className={classes.search} action={isSignedIn ? links.dashboard : links.auth} onSubmit={searchHere}>
        {!isSignedIn && <input type="hidden" name="step" value="register" />}
        <input
          className={classes.query}
          type="search"
          name="q"
          required
          maxLength={500}
          aria-label={texts.searchLabel}
          placeholder={landingTexts.search.query}
        />
        <button type="submit" className={buttons.primary}>
          {texts.search}
        </button>
      </form>
      {asked && !isSignedIn && (
        <Suspense>
          <VisitorResults asked={asked} links={links} />
        </Suspense>
      )}
    </div>
  )
}
