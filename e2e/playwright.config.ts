import { defineConfig } from '@playwright/test'
import { readBrowserPath } from '../tools/testing/browser-path.ts'

export default defineConfig({
  testDir: 'journeys',
  outputDir: '../test-results',
  fullyParallel: true,
  // Each worker runs a server, a database and a browser of its own.
  workers: 2,
  forbidOnly: true,
  // Twice what a busy machine with two cores was seen to need; what must be quick is measured where it is claimed.
  timeout: 120_000,
  expect: { timeout: 20_000 },
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
