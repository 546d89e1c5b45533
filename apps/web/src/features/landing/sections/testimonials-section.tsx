import { landingTexts } from '../elements/landing-texts.ts'
import classes from './testimonials-section.module.css'

const texts = landingTexts.testimonials
const stars = [1, 2, 3, 4, 5]

export function TestimonialsSection() {
  return (
    <section className={classes.root} aria-labelledby="testimonials-title">
      <h2 id="testimonials-title">{texts.title}</h2>
      <div className={classes.quotes}>
        {texts.quotes.map(({ text, role }) => (
          <figure key={role} className={classes.quote}>
            <Stars />
            <blockquote>{text}</blockquote>
            <figcaption>{role}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  )
}

function Stars() {
  return (
    <svg className={classes.stars} width="100" height="16" viewBox="0 0 100 16" role="img" aria-label={texts.rating}>
      {stars.map((star) => (
        <path
          key={star}
          transform={`translate(${(star - 1) * 20} 0)`}
          d="m8 1.2 2.1 4.3 4.7.7-3.4 3.3.8 4.7L8 12l-4.2 2.2.8-4.7-3.4-3.3 4.7-.7z"
        />
      ))}
    </svg>
  )
}
