import { LandingScreen } from '../features/landing/landing-screen.tsx'
import { paths } from './paths.ts'
import { ThemeProvider } from './theme-provider.tsx'
import { useStoredVisitor } from './use-stored-visitor.ts'

/** The landing page as a document of its own, outside the application's router. */
export function LandingDocument() {
  return (
    <ThemeProvider>
      <LandingScreen links={paths} visitor={useStoredVisitor()} />
    </ThemeProvider>
  )
}
