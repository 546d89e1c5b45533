import { activeLanguage } from '../../../lib/language/active-language.ts'
import { storeLanguage } from '../../../lib/language/language-choice.ts'
import { offeredLanguages } from '../../../lib/language/languages.ts'
import { Logo } from '../../../ui/logo.tsx'
import { landingTexts } from '../elements/landing-texts.ts'
import type { LandingLinks } from '../elements/visitor.ts'
import classes from './landing-footer.module.css'
import { SystemStatus } from './system-status.tsx'

const texts = landingTexts.footer
const apiReference = '/api/docs'
const licenceText = 'https://www.gnu.org/licenses/agpl-3.0.html'

export function LandingFooter({ links, onTalkToSales }: { links: LandingLinks; onTalkToSales: () => void }) {
  return (
    <footer className={classes.root}>
      <div className={classes.columns}>
        <div className={classes.about}>
          <Logo size={26} />
          <p>{texts.tagline}</p>
        </div>
        <nav aria-labelledby="footer-platform">
          <h2 id="footer-platform">{texts.platform}</h2>
          <ul>
            <li>
              <a href={links.dashboard}>{texts.discover}</a>
            </li>
            {landingTexts.navigation.anchors.map(({ id, label }) => (
              <li key={id}>
                <a href={`#${id}`}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-labelledby="footer-support">
          <h2 id="footer-support">{texts.support}</h2>
          <ul>
            <li>
              <a href={links.auth}>{texts.signIn}</a>
            </li>
            <li>
              <a href={apiReference}>{texts.apiReference}</a>
            </li>
            <li>
              <a href={licenceText}>{texts.licenceText}</a>
            </li>
            <li>
              <button type="button" onClick={onTalkToSales}>
                {texts.contact}
              </button>
            </li>
          </ul>
        </nav>
      </div>
      <div className={classes.base}>
        <SystemStatus />
        <LanguageLinks />
        <p>{texts.licence}</p>
      </div>
    </footer>
  )
}

/** Links to the page in each language. Following one keeps the choice for the application. */
function LanguageLinks() {
  return (
    <ul className={classes.languages} aria-label={texts.languages}>
      {offeredLanguages.map(({ code, name }) => (
        <li key={code}>
          <a
            href={code === 'en' ? '/' : `/${code}`}
            hrefLang={code}
            lang={code}
            aria-current={code === activeLanguage().code || undefined}
            onClick={() => storeLanguage(code)}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
