import { defineConfig } from '@playwright/test'
import { readBrowserPath } from '../tools/testing/browser-path.ts'
import '../tools/testing/quick-files.ts'
import { citusNodes } from './citus-installation.ts'
import type { ServerFixtures } from './journey.ts'
import type { JourneyLanguage } from './translate.ts'

/**
 * Disabled features of Chromium: those that Playwright disables, whose list this one replaces, and the pages behind the
 * address bar. Every new window loads those unseen, which takes half of the processor time of starting a journey's
 * browser.
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

export default defineConfig<{ language: JourneyLanguage }, Pick<ServerFixtures, 'onCitus'>>({
  testDir: 'journeys',
  globalSetup: './global-setup.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  // Each worker runs a server, a database and a browser of its own. With one more than cores, a sixth less time is idle.
  workers: 3,
  forbidOnly: true,
  // Limits only matter for what never happens: ten times what journeys take on two cores without other load.
  timeout: 240_000,
  expect: { timeout: 45_000, toPass: { timeout: 45_000 } },
  reporter: [['list']],
  // The longest journeys are in both languages: those that begin last would run alone.
  projects: [
    { name: 'Chinese', grep: /@languages/, use: { language: 'zh-Hans' } },
    ...(citusNodes.length > 0 ? [{ name: 'Citus', grep: /@citus/, use: { onCitus: true } }] : []),
    { name: 'English' },
  ],
  use: {
    viewport: { width: 1280, height: 800 },
    actionTimeout: 60_000,
    // Drawing animations without a graphics card takes a quarter of the journeys' processor time.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace makes a journey take more than half as long again; `--trace retain-on-failure` records it.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: readBrowserPath(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // There is no graphics card to isolate; a separate process takes an eighth more processor time.
        '--in-process-gpu',
        '--disable-quic',
        // Pages live for seconds: compiling their scripts for speed costs a tenth of the processor time and pays off never.
        '--js-flags=--no-opt --no-maglev',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${disabledFeatures.join(',')}`,
      ],
    },
  },
})
