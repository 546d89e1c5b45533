import { defineConfig } from '@playwright/test'
import { readBrowserPath } from '../tools/testing/browser-path.ts'

export default defineConfig({
  testDir: 'journeys',
  outputDir: '../test-results',
  fullyParallel: true,
  // Each worker runs a server, a database and a browser of its own.
  workers: 2,
  forbidOnly: true,
  // Limits are for what never comes: ten times what journeys need on two cores of their own, which others may share.
  timeout: 240_000,
  expect: { timeout: 45_000, toPass: { timeout: 45_000 } },
  reporter: [['list']],
  use: {
    viewport: { width: 1280, height: 800 },
    // A trace costs more than half as much again as the journey itself; `--trace retain-on-failure` records it.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: readBrowserPath(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
