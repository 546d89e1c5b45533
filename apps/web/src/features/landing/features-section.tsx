import type { ReactNode } from 'react'
import classes from './features-section.module.css'
import { AnalyticsSketch } from './figures/analytics-sketch.tsx'
import { MatchingSketch } from './figures/matching-sketch.tsx'
import { ProvenanceSketch } from './figures/provenance-sketch.tsx'
import { WordsSketch } from './figures/words-sketch.tsx'
import { landingTexts } from './landing-texts.ts'

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
