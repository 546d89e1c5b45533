import '@fontsource-variable/inter/wght.css'
import '@fontsource-variable/schibsted-grotesk/wght.css'
import '@mantine/core/styles/baseline.css'
import '@mantine/core/styles/default-css-variables.css'
import './app/global.css'
import { startChosenLanguage } from './lib/language/start-language.ts'

// The landing page is a separate document without the router and the component library, so that the first visit loads
// only a fraction of the application. Its texts are made when their modules are loaded, so the language comes first.
// The document preloads the modules meanwhile.
// The address says the language, except `/`.
void startChosenLanguage('landing', window.location.pathname.slice(1) || null)
  .then(() => import('./start-landing.tsx'))
  .then(({ startLanding }) => startLanding())
