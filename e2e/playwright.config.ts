import { defineConfig } from '@playwright/test'
import { readBrowserPath } from '../tools/testing/browser-path.ts'

/**
 * Features of Chromium that are off: those that Playwright turns off, whose list this one replaces, and the pages behind the
 * address bar, which every new window loads and nobody sees: half of the processor time that a journey's browser takes to start.
 */
const disabledFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
]

export default defineConfig({
  testDir: 'journeys',
  globalSetup: './global-setup.ts',
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
        // There is no graphics card to keep apart; a process of its own takes an eighth more processor time.
        '--in-process-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${disabledFeatures.join(',')}`,
      ],
    },
  },
})
