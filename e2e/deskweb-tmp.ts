import { writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { inventPerson, signUp } from '../tools/testing/test-person.ts'
import { useSandboxMailbox, selectCreators, writeMail, sendAndFollow, readMails } from './outreach-steps.ts'
import { readBrowserPath } from '../tools/testing/browser-path.ts'
const url = 'http://localhost:4790'
const browser = await chromium.launch({ executablePath: readBrowserPath() })
const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 844 } })
const page = await context.newPage()
page.setDefaultTimeout(60000)
const person = { ...inventPerson(), email: `p${Date.now()}@brand.test`, username: `p${Date.now()}` }
const tokens = await signUp(url, person)
writeFileSync('/tmp/deskweb-tokens.json', JSON.stringify(tokens))
await page.addInitScript(([a, r]) => { if (window !== window.top) return; if (!sessionStorage.getItem('s')) { sessionStorage.setItem('s','1'); localStorage.setItem('access_token', a!); localStorage.setItem('refresh_token', r!) } }, [tokens.access_token, tokens.refresh_token])
page.on('console', (m) => ['error','warning'].includes(m.type()) && console.log('console', m.text()))
await useSandboxMailbox(page)
await page.goto('/email-config')
await page.getByRole('button', { name: 'Read answers' }).click()
await page.getByRole('button', { name: 'Check and read answers' }).click()
await page.getByRole('heading', { name: /Answers are read from/ }).waitFor()
await selectCreators(page, 'city cycling', 5)
await page.getByRole('button', { name: 'Send Email (5)' }).click()
await writeMail(page, { subject: 'Tea in spring', text: 'Hello! We would like to send you our new tea.' })
await sendAndFollow(page)
const troupe = { url } as never
await readMails(troupe, 'Tea in spring', 3)
await page.waitForTimeout(3000)
const list = (await (await fetch(`${url}/sandbox/inbox/messages`)).json()).filter((m: any) => m.subject.startsWith('Tea in spring'))
const kinds = [['answer','Hi! That sounds lovely. I could do two videos in December for $1,200.\n\nWhat would you need me to say about the tea?\n\nAll the best'], ['away',''], ['bounce',''], ['answer', '您好，我很感兴趣。']]
for (const [i, [kind, text]] of kinds.entries()) {
  if (!list[i]) break
  const r = await fetch(`${url}/sandbox/inbox/messages/${list[i].id}/answer`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ kind, ...(text ? { text } : {}) }) })
  console.log(kind, r.status)
}
await page.goto('/email-config')
await page.getByRole('button', { name: 'Read now' }).click()
await page.waitForTimeout(5000)
const t = await page.evaluate(async () => (await fetch('/api/inbox/threads?view=all', { headers: { authorization: 'Bearer ' + localStorage.getItem('access_token') } })).text())
console.log(t.slice(0, 2000))
await page.goto('/inbox')
await page.waitForTimeout(1500)
await page.screenshot({ path: '/tmp/deskweb-1.png' })
await browser.close()
