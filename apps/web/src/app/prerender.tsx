import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { LandingDocument } from './landing-document.tsx'

/** The landing page as HTML, as a signed-out visitor sees it; made once, when the application is built. */
export function prerenderLanding(): string {
  return renderToString(
    <StrictMode>
      <LandingDocument />
    </StrictMode>,
  )
}
