import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { LandingDocument } from './landing-document.tsx'

/** Renders the landing page for a signed-out visitor as HTML, once per build. */
export function prerenderLanding(): string {
  return renderToString(
    <StrictMode>
      <LandingDocument />
    </StrictMode>,
  )
}
