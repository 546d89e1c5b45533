import { languages } from 'virtual:languages'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import type { LandingPage } from '../../language/landing-page.ts'
import { startLanguage } from '../lib/language/start-language.ts'

/**
 * Renders the landing page for a signed-out visitor in a language, once per build. Texts are made when their modules are
 * loaded, so only the first language of a process is honoured.
 */
export async function prerenderLanding(code: string): Promise<LandingPage> {
  const language = languages.find((candidate) => candidate.code === code)
  if (!language) throw new Error(`There is no language ${code}`)
  await startLanguage(language, 'landing')
  const { LandingDocument } = await import('./landing-document.tsx')
  const { landingTexts } = await import('../features/landing/elements/landing-texts.ts')
  const content = renderToString(
    <StrictMode>
      <LandingDocument />
    </StrictMode>,
  )
  return { code, direction: language.direction, ...landingTexts.document, content }
}
