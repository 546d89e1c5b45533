import './lib/configure-zod.ts'
import '@fontsource-variable/inter/wght.css'
import '@fontsource-variable/schibsted-grotesk/wght.css'
import '@mantine/core/styles.css'
import '@mantine/notifications/styles.css'
import './app/components.css'
import './app/global.css'
import { isCreatorPage } from './app/creator-pages.ts'
import { startCreatorLanguage } from './lib/creator-languages/creator-languages.ts'
import { startChosenLanguage } from './lib/language/start-language.ts'

// Texts are made when their modules are loaded, so the language comes first. The document preloads the modules meanwhile.
// Not by `await`: what they share with this module would wait for it.
const isForCreators = isCreatorPage(window.location.pathname)
void (isForCreators ? startCreatorLanguage() : startChosenLanguage('app'))
  .then(() => import('./start-app.tsx'))
  .then(({ startApp }) => startApp())
