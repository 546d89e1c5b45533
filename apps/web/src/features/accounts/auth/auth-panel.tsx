import { LogoLink } from '../../../ui/logo.tsx'
import classes from './auth-panel.module.css'
import { authTexts } from './auth-texts.ts'

/** Product summary beside the forms. Narrow screens show only the logo. */
export function AuthPanel() {
  const { headline, points } = authTexts.panel
  return (
    <aside className={classes.root}>
      <Troupe />
      <LogoLink size={28} />
      <div className={classes.pitch}>
        <p className={classes.headline}>{headline}</p>
        <ul className={classes.points}>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </div>
    </aside>
  )
}

/** The people of the product's mark, enlarged. */
function Troupe() {
  return (
    <svg className={classes.people} viewBox="0 0 24 20" aria-hidden="true" fill="currentColor">
      <circle cx="6" cy="14" r="5" />
      <circle cx="18" cy="14" r="5" />
      <circle cx="12" cy="8.5" r="6" />
    </svg>
  )
}
