import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { closeLayersByBackGesture } from './app/back-gesture.ts'
import { createServices } from './app/composition.ts'
import { describeDocument } from './app/describe-document.ts'
import { Providers } from './app/providers.tsx'
import { routes } from './app/routes.tsx'
import { documentTexts } from './app/shell/document-texts.ts'
import { refuseDroppedFiles } from './lib/dropped-files.ts'
import { waitForNetwork } from './lib/query-client.ts'

/** Renders the application. Loaded when the language is active. */
export function startApp(): void {
  const root = document.getElementById('root')
  if (!root) throw new Error('app.html has no element with the id "root"')
  describeDocument(documentTexts.document)
  closeLayersByBackGesture()
  refuseDroppedFiles()
  waitForNetwork(window.location.hostname)
  createRoot(root).render(
    <StrictMode>
      <Providers services={createServices()}>
        {/* As a transition, a new location waits while a list renders: screens would navigate from the last one, and
            their navigation would replace the user's. */}
        <RouterProvider router={createBrowserRouter(routes)} useTransitions={false} />
      </Providers>
    </StrictMode>,
  )
}
