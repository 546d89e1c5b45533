import { landingTexts } from '../elements/landing-texts.ts'
import type { LandingLinks, Visitor } from '../elements/visitor.ts'
import classes from './account-actions.module.css'
import { Disclosure } from './disclosure.tsx'

const texts = landingTexts.navigation

/** Links to sign in, or the menu of the signed-in user. Hidden in place while the session is loading. */
export function AccountActions({ links, visitor }: { links: LandingLinks; visitor: Visitor }) {
  if (visitor.status === 'signed-in') {
    return (
      <div className={classes.root}>
        <a href={links.dashboard} className={classes.link}>
          {texts.dashboard}
        </a>
        <UserMenu visitor={visitor} />
      </div>
    )
  }
  return (
    <div className={classes.root} data-unknown={visitor.status === 'loading' || undefined}>
      <a href={links.auth} className={classes.signIn}>
        {texts.signIn}
      </a>
      <a href={`${links.auth}?step=register`} className={classes.start}>
        {texts.getStarted}
      </a>
    </div>
  )
}

function UserMenu({ visitor }: { visitor: Extract<Visitor, { status: 'signed-in' }> }) {
  const { username, email, onSignOut } = visitor
  return (
    <Disclosure
      className={classes.user}
      label={texts.userMenu(username)}
      summary={
        <>
          <span className={classes.initial} aria-hidden>
            {username.slice(0, 1).toUpperCase()}
          </span>
          <span className={classes.username}>{username}</span>
          <svg
            width="12"
            height="12"
            viewBox="0 0 12 12"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.6"
            aria-hidden
          >
            <path d="m3 4.5 3 3 3-3" strokeLinecap="round" strokeLinejoin="round" />
          </svg>
        </>
      }
    >
      <div className={classes.panel}>
        <p>
          {texts.signedInAs} <strong>{email}</strong>
        </p>
        <button type="button" onClick={onSignOut}>
          {texts.signOut}
        </button>
      </div>
    </Disclosure>
  )
}
