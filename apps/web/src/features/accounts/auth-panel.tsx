import { Logo } from '../../ui/logo.tsx'
import classes from './auth-panel.module.css'
import { authTexts } from './auth-texts.ts'

/** What the product is for, beside the forms; on narrow screens only the name. */
export function AuthPanel() {
  const { headline, points } = authTexts.panel
  return (
    <aside className={classes.root}>
      <Logo size={28} />
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
