import { lazy, Suspense, useState } from 'react'
import { AnalyticsSection } from './analytics-section.tsx'
import { CallToAction } from './call-to-action.tsx'
import { FeaturesSection } from './features-section.tsx'
import { Hero } from './hero.tsx'
import { LandingFooter } from './landing-footer.tsx'
import { LandingNavigation } from './landing-navigation.tsx'
import classes from './landing-screen.module.css'
import { landingTexts } from './landing-texts.ts'
import { PricingSection } from './pricing-section.tsx'
import { StatsGrid } from './stats-grid.tsx'
import { TestimonialsSection } from './testimonials-section.tsx'
import type { LandingLinks, Visitor } from './visitor.ts'

// Asked for when they are opened.
const DemoDialog = lazy(async () => ({ default: (await import('./demo/demo-dialog.tsx')).DemoDialog }))
const SalesDialog = lazy(async () => ({ default: (await import('./sales-dialog.tsx')).SalesDialog }))

const contentId = 'content'

/** What the product is, for those who do not know it yet. Needs no router: its links are plain ones. */
export function LandingScreen({ links, visitor }: { links: LandingLinks; visitor: Visitor }) {
  const [openDialog, setOpenDialog] = useState<'demo' | 'sales' | null>(null)
  const closeDialog = () => setOpenDialog(null)
  const openSales = () => setOpenDialog('sales')
  return (
    <div className={classes.root}>
      <a className={classes.skip} href={`#${contentId}`}>
        {landingTexts.skipToContent}
      </a>
      <LandingNavigation links={links} visitor={visitor} />
      <main id={contentId} tabIndex={-1}>
        <Hero links={links} onWatchDemo={() => setOpenDialog('demo')} />
        <StatsGrid />
        <FeaturesSection />
        <AnalyticsSection />
        <TestimonialsSection />
        <PricingSection />
        <CallToAction links={links} onTalkToSales={openSales} />
      </main>
      <LandingFooter links={links} onTalkToSales={openSales} />
      <Suspense>
        {openDialog === 'demo' && <DemoDialog links={links} onClose={closeDialog} />}
        {openDialog === 'sales' && <SalesDialog links={links} onClose={closeDialog} />}
      </Suspense>
    </div>
  )
}
