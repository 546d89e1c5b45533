import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { describeDocument } from './app/describe-document.ts'
import { LandingDocument } from './app/landing-document.tsx'
import { landingTexts } from './features/landing/elements/landing-texts.ts'
import { activeLanguage } from './lib/language/active-language.ts'

/** Renders the landing page, or takes over the prerendered one. Loaded when the language is active. */
export function startLanding(): void {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no element with the id "root"')
  const page = (
    <StrictMode>
      <LandingDocument />
    </StrictMode>
  )
  // The document of the development server is empty. A built one may be in another language than the wanted.
  const isPrerendered = root.dataset.language === activeLanguage().code
  if (isPrerendered) {
    hydrateRoot(root, page)
    return
  }
  describeDocument(landingTexts.document)
  root.replaceChildren()
  createRoot(root).render(page)
}
