import type { Page } from '@playwright/test'
import { toInboxUrl } from '../../tools/testing/troupe-process.ts'
import { expectNothingSerious } from '../accessibility.ts'
import { expect, signInNewPerson, test } from '../journey.ts'

const emailConfig = '/email-config'

async function openSettings(page: Page): Promise<void> {
  await page.goto(emailConfig)
  await expect(page.getByRole('heading', { name: 'Email Configuration' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible()
}

async function fillInSmtp(page: Page, server: { host: string; user: string; pass: string }): Promise<void> {
  await page.getByLabel('Host', { exact: true }).fill(server.host)
  await page.getByLabel('User name').fill(server.user)
  await page.getByLabel('Password', { exact: true }).fill(server.pass)
}

/** Opens Google's page from the settings; returns its window. */
async function openGoogle(page: Page): Promise<Page> {
  await page.getByRole('radio', { name: 'Gmail API' }).check()
  const opening = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Connect with Gmail' }).click()
  const popup = await opening
  await expect(popup.getByRole('heading', { name: 'Troupe wants to access your Google Account' })).toBeVisible()
  return popup
}

test('a mailbox is found, filled in, tried and saved, and its password is never shown again', async ({
  page,
  troupe,
}) => {
  const person = await signInNewPerson(page, troupe)
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Email Configuration' }).click()
  await expect(page).toHaveURL(/\/email-config$/)
  await expect(page.getByRole('link', { name: 'Email Config', exact: true })).toHaveAttribute('aria-current', 'page')
  await page.getByRole('button', { name: 'Sandbox mailbox' }).click()
  await page.getByLabel('From', { exact: true }).fill('Maya Brand <demo@sandbox.test>')
  await page.getByRole('button', { name: 'Test', exact: true }).click()
  await expect(page.getByText('Test email sent successfully!')).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Email configuration saved successfully!')).toBeVisible()

  await page.reload()
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('********')
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('Maya Brand <demo@sandbox.test>')
  await page.getByRole('button', { name: 'Test', exact: true }).click()
  await expect(page.getByText('Test email sent successfully!')).toBeVisible()

  const inbox = await (await fetch(toInboxUrl(troupe.url, '/messages'))).json()
  const mails = inbox.filter(({ to, from }: { to: string; from: string }) => to === person.email && /demo@/.test(from))
  expect(mails).toHaveLength(2)
})

test('each provider’s refusal is told in words that help', async ({ page, troupe }) => {
  await signInNewPerson(page, troupe)
  await openSettings(page)
  const cases = [
    { host: 'smtp.qq.sandbox.test', detail: /QQ Mail wants the authorization code/ },
    { host: 'smtp-mail.outlook.sandbox.test', detail: /Microsoft no longer takes passwords/ },
  ]
  for (const { host, detail } of cases) {
    await fillInSmtp(page, { host, user: 'maya@brand.test', pass: 'my login password' })
    await page.getByRole('button', { name: 'Test', exact: true }).click()
    await expect(page.getByText(detail)).toBeVisible()
    await expect(page.getByText('Authentication failed. Please check your email and password.')).toBeVisible()
  }
  await fillInSmtp(page, { host: 'nowhere.invalid', user: 'maya@brand.test', pass: 'x' })
  await page.getByRole('button', { name: 'Test', exact: true }).click()
  await expect(page.getByText('SMTP server not found. Please check your SMTP host.')).toBeVisible()
})

test('a Gmail account is connected in a window of its own, sends, is taken away at Google, and says so', async ({
  page,
  troupe,
}) => {
  await signInNewPerson(page, troupe)
  await openSettings(page)
  const popup = await openGoogle(page)
  await expect(page.getByText('Please complete Gmail authorization in the popup window')).toBeVisible()
  expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual([500, 600])
  const closing = popup.waitForEvent('close')
  await popup.getByLabel('Brand Outreach').check()
  await popup.getByRole('button', { name: 'Allow' }).click()
  await expect(popup.getByRole('heading', { name: 'Authentication Successful!' })).toBeVisible()
  await expect(page.getByText('Connected as outreach@brand.test')).toBeVisible()
  await closing

  await page.getByRole('button', { name: 'Connect with Gmail' }).click()
  await expect(page.getByText('Already connected to Gmail API')).toBeVisible()
  await page.getByRole('button', { name: 'Test', exact: true }).click()
  await expect(page.getByText('Test email sent successfully!')).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Email configuration saved successfully!')).toBeVisible()

  const google = await page.context().newPage()
  await google.goto('/sandbox/google/permissions')
  await google.getByRole('button', { name: 'Remove access of outreach@brand.test' }).click()
  await expect(google.getByText('No app has access.')).toBeVisible()
  await google.close()

  await page.getByRole('button', { name: 'Test', exact: true }).click()
  await expect(
    page.getByText('Gmail API testing is not available. Please use the Connect with Gmail button.'),
  ).toBeVisible()
  await page.reload()
  await expect(page.getByText('Gmail has ended the connection')).toBeVisible()
})

test('denying does not connect the account', async ({ page, troupe }) => {
  await signInNewPerson(page, troupe)
  await openSettings(page)
  const popup = await openGoogle(page)
  await popup.getByRole('button', { name: 'Deny' }).click()
  await expect(popup.getByText('Authentication failed: access_denied')).toBeVisible()
  await expect(popup.getByRole('link', { name: 'Go Back' })).toHaveAttribute('href', emailConfig)
  await popup.close()
  await expect(page.getByText('No account is connected.')).toBeVisible()
})

test('the tutorial tells in Chinese how to get at each password, and fills the server in', async ({ page, troupe }) => {
  await signInNewPerson(page, troupe)
  await openSettings(page)
  await page.getByRole('button', { name: 'SMTP tutorial (中文)' }).click()
  const dialog = page.getByRole('dialog', { name: 'SMTP 设置教程' })
  for (const [tab, host, words] of [
    ['QQ 邮箱', 'smtp.qq.com', '授权码'],
    ['Gmail', 'smtp.gmail.com', '应用专用密码'],
    ['Outlook', 'smtp-mail.outlook.com', '微软'],
  ] as const) {
    await dialog.getByRole('tab', { name: tab }).click()
    await expect(dialog.getByText(host, { exact: true })).toBeVisible()
    await expect(dialog.getByText('587', { exact: true })).toBeVisible()
    await expect(dialog.getByText(words).first()).toBeVisible()
  }
  await dialog.getByRole('tab', { name: 'QQ 邮箱' }).click()
  await dialog.getByRole('button', { name: '填入服务器和端口' }).click()
  await expect(page.getByLabel('Host', { exact: true })).toHaveValue('smtp.qq.com')
  await expect(page.getByLabel('Port', { exact: true })).toHaveValue('587')
})

test('axe finds nothing serious on the page and its tutorial, in light and dark, nor on a phone', async ({
  page,
  troupe,
}) => {
  test.slow()
  await signInNewPerson(page, troupe)
  await openSettings(page)
  await page.getByRole('button', { name: 'Outlook', exact: true }).click()
  await page.getByRole('textbox', { name: 'Domain' }).fill('brand.test')
  await page.getByRole('button', { name: 'Check domain' }).click()
  await expect(page.getByRole('list', { name: 'Records of brand.test' })).toBeVisible()
  await page.getByRole('button', { name: 'Change the pace of SMTP' }).click()
  await page.getByLabel('Send only at certain times').check()
  await expectNothingSerious(page)
  await page.getByRole('radio', { name: 'Gmail API' }).check()
  await page.getByRole('button', { name: 'SMTP tutorial (中文)' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNothingSerious(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await openSettings(page)
  await expectNothingSerious(page)
})
