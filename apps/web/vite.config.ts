import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const server = `http://localhost:${process.env.PORT ?? '3000'}`

export default defineConfig({
  plugins: [react()],
  build: {
    // The content security policy allows fonts from our own origin only, never from a data: address.
    assetsInlineLimit: 0,
  },
  server: {
    port: 5173,
    proxy: { '/api': server, '/sandbox': server, '/health': server },
  },
})
