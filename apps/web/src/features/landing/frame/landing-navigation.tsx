import { Logo } from '../../../ui/logo.tsx'
import { landingTexts } from '../elements/landing-texts.ts'
import type { LandingLinks, Visitor } from '../elements/visitor.ts'
import { AccountActions } from './account-actions.tsx'
import { Disclosure } from './disclosure.tsx'
import classes from './landing-navigation.module.css'

const texts = landingTexts.navigation

/** The bar at the top, with links to the page's sections and to the account. */
export function LandingNavigation({ links, visitor }: { links: LandingLinks; visitor: Visitor }) {
  return (
    <header className={classes.root}>
      <div className={classes.bar}>
        <a href={links.home} className={classes.logo} aria-label={texts.home}>
          <Logo size={26} />
        </a>
        <nav className={classes.sections} aria-label={texts.label}>
          <Anchors />
        </nav>
        <AccountActions links={links} visitor={visitor} />
        <Disclosure className={classes.menu} label={texts.menu} summary={<MenuGlyph />}>
          <nav className={classes.panel} aria-label={texts.label}>
            <Anchors />
            {visitor.status === 'signed-out' && (
              <a href={links.auth} className={classes.panelSignIn}>
                {texts.signIn}
              </a>
            )}
          </nav>
        </Disclosure>
      </div>
    </header>
  )
}

function Anchors() {
  return (
    <ul>
      {texts.anchors.map(({ id, label }) => (
        <li key={id}>
          <a href={`#${id}`} onClick={(event) => event.currentTarget.closest('details')?.removeAttribute('open')}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}

function MenuGlyph() {
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="1.7" aria-hidden>
      <path className={classes.bars} d="M3 7h14M3 13h14" strokeLinecap="round" />
      <path className={classes.cross} d="m5 5 10 10M15 5 5 15" strokeLinecap="round" />
    </svg>
  )
}
