/// <reference lib="dom" />

import { expectNothingSerious } from '../accessibility.ts'
import { expect, signInNewPerson, test } from '../journey.ts'
import { readMails, selectCreators, useSandboxMailbox } from '../outreach-steps.ts'

test('write to creators, watch the campaign, unsubscribe, and the next campaign leaves that address out', async ({
  page,
  troupe,
}) => {
  test.slow()
  await signInNewPerson(page, troupe)
  await page.goto('/account')
  await useSandboxMailbox(page)

  await selectCreators(page, 'vegan baking', 3)
  await page.getByRole('button', { name: 'Send Email (3)' }).click()
  const dialog = page.getByRole('dialog', { name: 'Send Email' })
  await dialog.getByLabel('Subject', { exact: true }).fill('Tea for ')
  await dialog.getByRole('button', { name: 'Insert a merge field' }).first().click()
  await page.getByRole('button', { name: /^Name, for example/ }).click()
  const message = dialog.getByRole('textbox', { name: 'Message' })
  await message.click()
  await page.keyboard.type('Dear ')
  await dialog.getByRole('button', { name: 'Insert a merge field' }).last().click()
  await page.getByLabel('Where it is not known, write').fill('friend')
  await page.getByRole('button', { name: /^Country, for example/ }).click()
  await dialog.getByRole('combobox', { name: 'Font size' }).selectOption('Large')
  await dialog.getByRole('combobox', { name: 'Font', exact: true }).selectOption('Georgia')
  await page.keyboard.type(' and all')
  await expect(dialog.getByText('3 creators get this mail')).toBeVisible()
  await expect(dialog.frameLocator('iframe').getByText('and all')).toBeVisible()
  await expectNothingSerious(page)
  await dialog.getByRole('button', { name: 'Send Email' }).click()

  await expect(dialog.getByRole('heading', { name: 'On its way' })).toBeVisible()
  await dialog.getByRole('link', { name: 'Open the campaign' }).click()
  await expect(page).toHaveURL(/\/campaigns\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '3 of 3 mails are through', {
    timeout: 45_000,
  })
  await expect(page.getByText('Finished')).toBeVisible()
  const mails = await readMails(troupe, 'Tea for ', 3)
  expect(new Set(mails.map(({ to }) => to)).size).toBe(3)
  expect(mails[0]?.subject).not.toContain('{{')
  expect(mails[0]?.html).toMatch(/font-family:\s*Georgia/)
  expect(mails[0]?.html).toMatch(/font-size:\s*18px/)
  await expectNothingSerious(page)

  await page.getByRole('button', { name: /^Notifications, 1 unread$/ }).click()
  await expect(page.getByRole('list', { name: 'Notifications' }).getByRole('link')).toHaveCount(1)
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()

  const link = /https?:\/\/\S+\/unsubscribe\/[\w-]{43}/.exec(mails[0]?.text ?? '')?.[0]
  if (!link) throw new Error('The mail has no link to unsubscribe')
  const reader = await page
    .context()
    .browser()
    ?.newContext({ viewport: { width: 390, height: 844 } })
  if (!reader) throw new Error('There is no browser')
  const readerPage = await reader.newPage()
  await readerPage.goto(link)
  await expect(readerPage.getByText('gets mail from')).toBeVisible()
  await expectNothingSerious(readerPage)
  await readerPage.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(readerPage.getByRole('heading', { name: 'You are unsubscribed' })).toBeVisible()
  await reader.close()

  await page.goto('/campaigns?tab=suppressions')
  await expect(page.getByText('Their own wish: it stays')).toBeVisible()
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Send Email (3)' }).click()
  await dialog.getByLabel('Subject', { exact: true }).fill('More tea')
  await message.click()
  await page.keyboard.type('Once more.')
  await expect(dialog.getByText('2 creators get this mail')).toBeVisible()
  await dialog.getByText('1 left out, and why').click()
  await expect(dialog.getByText('is on your list of addresses that get nothing')).toBeVisible()
  await dialog.getByRole('button', { name: 'Send Email' }).click()
  await dialog.getByRole('link', { name: 'Open the campaign' }).click()
  await expect(page.getByText('Finished')).toBeVisible({ timeout: 45_000 })
  expect(await readMails(troupe, 'More tea', 2)).toHaveLength(2)
})

test('a scheduled campaign is cancelled after a question, and a mail is kept as a template', async ({
  page,
  troupe,
}) => {
  await signInNewPerson(page, troupe)
  await page.goto('/account')
  await useSandboxMailbox(page)
  await selectCreators(page, 'city cycling', 1)
  await page.getByRole('button', { name: 'Send Email (1)' }).click()
  const dialog = page.getByRole('dialog', { name: 'Send Email' })
  await dialog.getByLabel('Subject', { exact: true }).fill('Later')
  await dialog.getByRole('textbox', { name: 'Message' }).click()
  await page.keyboard.type('See you.')
  await dialog.getByRole('button', { name: 'Templates' }).click()
  await page.getByLabel('Save as template').fill('See you')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved as “See you”.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Send a test to myself' }).click()
  expect((await readMails(troupe, '[Test] Later', 1))[0]?.text).toContain('See you.')

  await dialog.getByRole('checkbox', { name: 'Send later' }).check()
  await dialog.getByRole('button', { name: 'Schedule Email' }).click()
  await expect(dialog.getByRole('heading', { name: 'Scheduled' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('link', { name: 'Messages' }).click()
  await page.getByRole('link', { name: 'Later' }).click()
  await page.getByRole('button', { name: 'Cancel campaign' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel campaign' }).click()
  await expect(page.getByRole('main').getByText('Cancelled').first()).toBeVisible()
})

test('pasted text is inserted as plain text', async ({ page, troupe }) => {
  await signInNewPerson(page, troupe)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await selectCreators(page, 'city cycling', 1)
  await page.getByRole('button', { name: 'Send Email (1)' }).click()
  const message = page.getByRole('textbox', { name: 'Message' })
  await message.click()
  await page.evaluate(async () => {
    const item = { 'text/html': '<h1 style="color:red">Big <b>news</b></h1>', 'text/plain': 'Big news' }
    const blobs = Object.entries(item).map(([type, text]) => [type, new Blob([text], { type })] as const)
    await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))])
  })
  await page.keyboard.press('Control+V')
  await expect(message).toHaveText('Big news')
  expect(await message.innerHTML()).toBe('<p>Big news</p>')
})

for (const width of [390, 768, 1440]) {
  test(`the dialog and the campaigns fit a window of ${width} pixels, in light and dark`, async ({ page, troupe }) => {
    await signInNewPerson(page, troupe)
    await selectCreators(page, 'city cycling', 1)
    await page.setViewportSize({ width, height: 844 })
    await page.getByRole('button', { name: 'Send Email (1)' }).click()
    await expect(page.getByText('1 creator gets this mail')).toBeVisible()
    await expectNothingSerious(page)
    await page.keyboard.press('Escape')
    await page.goto('/campaigns')
    await expect(page.getByRole('heading', { name: 'No campaigns yet' })).toBeVisible()
    await expectNothingSerious(page)
  })
}
