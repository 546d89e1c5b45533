import { lazy, Suspense, useState } from 'react'
import { landingTexts } from './elements/landing-texts.ts'
import type { LandingLinks, Visitor } from './elements/visitor.ts'
import { LandingFooter } from './frame/landing-footer.tsx'
import { LandingNavigation } from './frame/landing-navigation.tsx'
import classes from './landing-screen.module.css'
import { AnalyticsSection } from './sections/analytics-section.tsx'
import { CallToAction } from './sections/call-to-action.tsx'
import { FeaturesSection } from './sections/features-section.tsx'
import { Hero } from './sections/hero.tsx'
import { PricingSection } from './sections/pricing-section.tsx'
import { StatsGrid } from './sections/stats-grid.tsx'
import { TestimonialsSection } from './sections/testimonials-section.tsx'

// Loaded when they are opened.
const DemoDialog = lazy(async () => ({ default: (await import('./demo/demo-dialog.tsx')).DemoDialog }))
const SalesDialog = lazy(async () => ({ default: (await import('./sales-dialog.tsx')).SalesDialog }))

const contentId = 'content'

/** The landing page. It does not depend on the router: all links are plain. */
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
        <Hero links={links} visitor={visitor} onWatchDemo={() => setOpenDialog('demo')} />
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
