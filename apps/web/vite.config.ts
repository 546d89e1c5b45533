import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { divideMessages } from './language/browser-messages.ts'
import { readInterfaceLocales } from './language/locales.ts'
import { prepareTexts } from './language/texts-plugin.ts'
import { leaveOutJsonSchema } from './leave-out-json-schema.ts'

const server = `http://localhost:${process.env.PORT ?? '3000'}`

/** In development as on the server: the landing page has a document of its own, all other pages share the application's. */
const serveApplicationDocument: Plugin = {
  name: 'serve-application-document',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, _response, next) => {
      const isPage = request.headers.accept?.includes('text/html') === true
      const isLanding = readInterfaceLocales().some(({ code }) => request.url?.split('?')[0] === `/${code}`)
      if (isPage && isLanding) request.url = '/index.html'
      else if (isPage && !/^\/($|\?|(api|health|images|sandbox)\/)/.test(request.url ?? '/')) request.url = '/app.html'
      next()
    })
  },
}

export default defineConfig({
  plugins: [prepareTexts(), divideMessages(), leaveOutJsonSchema(), react(), serveApplicationDocument],
  build: {
    // The content security policy allows fonts from our own origin only, never from a data: address.
    assetsInlineLimit: 0,
    rolldownOptions: { input: ['index.html', 'app.html'] },
  },
  server: {
    port: 5173,
    proxy: { '/api': server, '/images': server, '/sandbox': server, '/health': server },
  },
})
