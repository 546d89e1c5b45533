import '@fontsource-variable/inter/wght.css'
import '@fontsource-variable/schibsted-grotesk/wght.css'
import '@mantine/core/styles/baseline.css'
import '@mantine/core/styles/default-css-variables.css'
import './app/global.css'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { LandingDocument } from './app/landing-document.tsx'

// The landing page is a separate document without the router and the component library, so that the first visit loads
// only a fraction of the application.
const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root"')

const page = (
  <StrictMode>
    <LandingDocument />
  </StrictMode>
)
// Only the built document is prerendered. The one of the development server is empty.
if (root.hasChildNodes()) hydrateRoot(root, page)
else createRoot(root).render(page)
