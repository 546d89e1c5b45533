import { landingTexts } from '../../elements/landing-texts.ts'
import classes from './words-sketch.module.css'

const texts = landingTexts.features.reach

/** One topic in eight languages. */
export function WordsSketch() {
  return (
    <ul className={classes.root}>
      {texts.words.map(({ text, language }) => (
        <li key={language} lang={language} dir="auto">
          {text}
        </li>
      ))}
    </ul>
  )
}
