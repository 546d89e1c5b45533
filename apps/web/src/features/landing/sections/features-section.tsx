import type { ReactNode } from 'react'
import { landingTexts } from '../elements/landing-texts.ts'
import { AnalyticsSketch } from '../figures/sketches/analytics-sketch.tsx'
import { MatchingSketch } from '../figures/sketches/matching-sketch.tsx'
import { ProvenanceSketch } from '../figures/sketches/provenance-sketch.tsx'
import { WordsSketch } from '../figures/sketches/words-sketch.tsx'
import classes from './features-section.module.css'

const texts = landingTexts.features

export function FeaturesSection() {
  return (
    <section id="features" className={classes.root} aria-labelledby="features-title">
      <h2 id="features-title">{texts.title}</h2>
      <div className={classes.cards}>
        <FeatureCard {...texts.matching} sketch={<MatchingSketch />} />
        <FeatureCard {...texts.analytics} sketch={<AnalyticsSketch />} />
        <FeatureCard {...texts.verified} sketch={<ProvenanceSketch />} />
        <FeatureCard {...texts.reach} sketch={<WordsSketch />} />
      </div>
    </section>
  )
}

function FeatureCard({ title, text, sketch }: { title: string; text: string; sketch: ReactNode }) {
  return (
    <article className={classes.card}>
      <div className={classes.sketch}>{sketch}</div>
      <h3>{title}</h3>
      <p>{text}</p>
    </article>
  )
}
