import { readFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { readBrowserPath } from '../tools/testing/browser-path.ts'
const url = 'http://localhost:4790'
const tokens = JSON.parse(readFileSync('/tmp/deskweb-tokens.json', 'utf8'))
export const browser = await chromium.launch({ executablePath: readBrowserPath() })
export async function openPage(width: number, colorScheme: 'light'|'dark', path: string, language?: string) {
  const context = await browser.newContext({ baseURL: url, viewport: { width, height: width < 500 ? 844 : 860 }, colorScheme, ...(width<500?{hasTouch:true,isMobile:true}:{}) , ...(language ? { locale: language } : {}) })
  const page = await context.newPage()
  page.setDefaultTimeout(20000)
  await page.addInitScript(([a, r]) => { if (window !== window.top) return; if (!sessionStorage.getItem('s')) { sessionStorage.setItem('s','1'); localStorage.setItem('access_token', a!); localStorage.setItem('refresh_token', r!) } }, [tokens.access_token, tokens.refresh_token])
  page.on('console', (m) => ['error','warning'].includes(m.type()) && console.log('console', m.text()))
  page.on('pageerror', (e) => console.log('pageerror', e))
  await page.goto(path)
  await page.waitForTimeout(1500)
  return page
}
