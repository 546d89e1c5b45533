import { readFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import { collectionEndpoints } from '@troupe/contract/collections'
import { discoveryEndpoints } from '@troupe/contract/discovery'
import { inventPerson, type Person, signUp } from '../../tools/testing/test-person.ts'
import type { RunningTroupe } from '../../tools/testing/troupe-process.ts'
import { expectNothingSerious } from '../accessibility.ts'
import { enterSignIn, fillRegistration, openRegistration } from '../account-steps.ts'
import { expect, operatorEmail, signInNewPerson, test } from '../journey.ts'
import { readMails, selectCreators, sendAndFollow, setPace, useSandboxMailbox, writeMail } from '../outreach-steps.ts'
import { readAccessToken, readMailedLink } from '../own-channel-steps.ts'

const joinLink = /https?:\/\/\S+\/join\/\S+/

/** Opens the mailed invitation of a person in a browser of their own, and joins. @returns the page. */
async function join(browser: Browser, troupe: RunningTroupe, person: Person): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: troupe.url })).newPage()
  await page.goto(await readMailedLink(troupe, { email: person.email, form: joinLink }))
  await page.getByRole('link', { name: 'Sign in' }).click()
  await enterSignIn(page, person)
  await page.getByRole('button', { name: 'Join' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  return page
}

/** Has a new person join the workspace of another one, who is signed in on the page by then. */
async function haveColleague(page: Page, browser: Browser, troupe: RunningTroupe) {
  const colleague = inventPerson()
  await signUp(troupe.url, colleague)
  await signInNewPerson(page, troupe)
  await page.goto('/team')
  await expect(page.getByText(/^You work alone here\./)).toBeVisible()
  const headers = { authorization: `Bearer ${await readAccessToken(page)}` }
  const data = { email: colleague.email, role: 'member' }
  expect((await page.request.post('/api/workspace/invitations', { headers, data })).ok()).toBe(true)
  return { colleague, colleaguePage: await join(browser, troupe, colleague), headers }
}

/** Creates a collection over HTTP, as the person signed in on the page. */
async function makeCollection(page: Page, name: string, kol_ids: readonly string[] = []): Promise<string> {
  const answer = await page.request.post('/api/collections', {
    headers: { authorization: `Bearer ${await readAccessToken(page)}` },
    data: { name, kol_ids },
  })
  return collectionEndpoints.createCollection.response.parse(await answer.json()).id
}

/** Renames a collection over HTTP, as the person signed in on the page; returns the status of the answer. */
async function renameCollection(page: Page, id: string, name: string): Promise<number> {
  const headers = { authorization: `Bearer ${await readAccessToken(page)}` }
  return (await page.request.patch(`/api/collections/${id}`, { headers, data: { name } })).status()
}

/** Checks the page in both widths, light and dark. */
async function expectAccessible(page: Page): Promise<void> {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    await expectNothingSerious(page)
  }
}

test('a colleague is invited, works with what is there, becomes a viewer, and is removed', async ({
  page,
  browser,
  troupe,
}) => {
  const ben = inventPerson()
  await signUp(troupe.url, ben)
  const anna = await signInNewPerson(page, troupe)
  await page.goto('/team')
  await expect(page.getByText(/^You work alone here\./)).toBeVisible()
  const collectionId = await makeCollection(page, 'Spring bakers')
  await page.getByRole('button', { name: 'Invite a colleague' }).click()
  await page.getByLabel('Email address').fill(ben.email)
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  await expect(page.getByRole('list', { name: 'Open invitations' }).getByText(ben.email)).toBeVisible()
  await expectAccessible(page)

  const context = await browser.newContext({ baseURL: troupe.url })
  const benPage = await context.newPage()
  await benPage.goto(await readMailedLink(troupe, { email: ben.email, form: joinLink }))
  await expect(benPage.getByRole('heading', { name: `Join ${anna.username}` })).toBeVisible()
  await expectAccessible(benPage)
  await benPage.getByRole('link', { name: 'Sign in' }).click()
  await enterSignIn(benPage, ben)
  await benPage.getByRole('button', { name: 'Join' }).click()
  await expect(benPage).toHaveURL(/\/dashboard$/)
  await benPage.goto('/collections')
  await expect(benPage.getByRole('link', { name: 'Spring bakers', exact: true })).toBeVisible()
  expect(await renameCollection(benPage, collectionId, 'Autumn bakers')).toBe(200)

  await page.reload()
  await page.getByLabel(`Role of ${ben.username}`).selectOption('Viewer')
  await expect(page.getByLabel(`Role of ${ben.username}`)).toHaveValue('viewer')
  await expect(page.getByLabel(`Role of ${ben.username}`)).toBeEnabled()
  await benPage.reload()
  await expect(benPage.getByRole('link', { name: 'Autumn bakers', exact: true })).toBeVisible()
  await expect(benPage.getByRole('button', { name: 'New Collection' })).toBeDisabled()
  expect(await renameCollection(benPage, collectionId, 'Winter bakers')).toBe(403)

  await page.getByRole('link', { name: 'Activity' }).click()
  const entries = page.getByRole('list', { name: 'Activity' }).getByRole('listitem')
  await expect(entries.filter({ hasText: 'Changed a collection' })).toContainText([ben.username])
  await expect(entries.filter({ hasText: 'Created a collection' })).toContainText([anna.username])
  await page.getByLabel('Person').selectOption(ben.username)
  await expect(entries.filter({ hasText: 'Created a collection' })).toHaveCount(0)
  await expectAccessible(page)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as CSV' }).click(),
  ])
  expect(await readFile(await file.path(), 'utf8')).toContain('"collection.changed","Spring bakers","Autumn bakers"')
  await page.goto(`/collections/${collectionId}`)
  await expect(page.getByText(`Created by ${anna.username}`)).toBeVisible()
  await page.goto('/team')

  await page.getByRole('button', { name: `Remove ${ben.username}` }).click()
  const dialog = page.getByRole('dialog', { name: `Remove ${ben.username}?` })
  await expect(dialog.getByLabel('Who takes over')).toHaveValue(/.+/)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText(/^You work alone here\./)).toBeVisible()
  await benPage.reload()
  await expect(benPage).toHaveURL(/\/auth$/)
  await enterSignIn(benPage, ben)
  await benPage.goto('/collections')
  await expect(benPage.getByText('Autumn bakers')).toHaveCount(0)
  await context.close()
})

test('a colleague sends from the mailbox that is shared with the workspace', async ({ page, browser, troupe }) => {
  const ben = inventPerson()
  await signUp(troupe.url, ben)
  const anna = await signInNewPerson(page, troupe)
  await useSandboxMailbox(page)
  await setPace(page, null)
  await page.goto('/team')
  await page.getByRole('button', { name: 'Invite a colleague' }).click()
  await page.getByLabel('Email address').fill(ben.email)
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  await expect(page.getByRole('list', { name: 'Open invitations' }).getByText(ben.email)).toBeVisible()
  const benPage = await join(browser, troupe, ben)

  await page.goto('/email-config')
  await page.getByRole('switch', { name: 'Share SMTP with the workspace' }).click()
  await expect(page.getByText('Members can now send from SMTP.')).toBeVisible()
  await expectAccessible(page)

  await benPage.goto('/email-config')
  await expect(benPage.getByRole('list', { name: 'Shared by colleagues' })).toContainText(`belongs to ${anna.username}`)
  await expectAccessible(benPage)
  await selectCreators(benPage, 'tea', 1)
  await benPage.getByRole('button', { name: /^Send Email \(/ }).click()
  const subject = `From Anna's mailbox ${anna.username}`
  await writeMail(benPage, { subject, text: 'Hello' })
  await benPage.getByRole('combobox', { name: 'Mailbox' }).click()
  await benPage.getByRole('option', { name: new RegExp(` of ${anna.username}$`) }).click()
  await sendAndFollow(benPage)
  const [mail] = await readMails(troupe, subject, 1)
  expect(mail?.from).toContain('Tea House')
  await benPage.context().close()
})

test('a tab goes on in the workspace that it shows after another tab has opened another one', async ({
  page,
  browser,
  troupe,
}) => {
  const { colleague: ben, colleaguePage: shared } = await haveColleague(page, browser, troupe)
  await shared.goto('/collections')
  await shared.getByRole('button', { name: 'New Collection' }).click()
  await shared.getByRole('textbox', { name: 'Name' }).fill('Plans of March')

  const own = await shared.context().newPage()
  await own.goto('/collections')
  await own.getByRole('button', { name: ben.username }).click()
  await own.getByRole('menuitemradio', { name: `${ben.username} Owner` }).click()
  await expect(own).toHaveURL(/\/dashboard$/)

  await shared.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(shared.getByRole('article', { name: 'Plans of March' })).toBeVisible()
  const reopened = shared.waitForResponse((answer) => answer.ok() && answer.url().endsWith('/open'))
  await shared.reload()
  await expect(shared.getByRole('article', { name: 'Plans of March' })).toBeVisible()
  await reopened
  const linked = shared.context().waitForEvent('page')
  await shared.getByRole('link', { name: 'Plans of March', exact: true }).click({ modifiers: ['ControlOrMeta'] })
  await expect((await linked).getByRole('heading', { name: 'Plans of March' })).toBeVisible()
  await page.goto('/collections')
  await expect(page.getByRole('article', { name: 'Plans of March' })).toBeVisible()
  await own.goto('/collections')
  await expect(own.getByText('No collections yet')).toBeVisible()
  await shared.context().close()
})

test('an operator closes registration, a stranger sees it closed, and it is opened again', async ({
  page,
  troupe,
  browser,
}) => {
  await signInNewPerson(page, troupe, { ...inventPerson(), email: operatorEmail })
  await page.goto('/admin?tab=registration')
  const choose = async (rule: RegExp) => {
    await page.getByRole('radio', { name: rule }).check()
    await page.getByRole('button', { name: 'Save' }).click()
  }
  await choose(/^By invitation/)
  await expect(page.getByText('Only invited addresses can get an account.')).toBeVisible()

  const stranger = await (await browser.newContext({ baseURL: troupe.url, locale: 'en' })).newPage()
  await stranger.goto('/auth?step=register')
  await expect(stranger.getByRole('heading', { name: 'By invitation' })).toBeVisible()
  await expectNothingSerious(stranger)
  await stranger.getByRole('button', { name: 'I have an invitation' }).click()
  await fillRegistration(stranger, inventPerson())
  await expect(stranger.getByRole('alert')).toContainText('Ask the person who runs this installation')

  await choose(/^As the server is set up/)
  await expect(page.getByText('Anybody can get an account.')).toBeVisible()
  await openRegistration(stranger)
  await page.getByRole('tab', { name: 'Audit log' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Changed registration' })).toHaveCount(2)
  for (const tab of ['Audit log', 'Usage', 'Registration', 'People']) {
    await page.getByRole('tab', { name: tab }).click()
    await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible()
    await expectNothingSerious(page)
  }
})

test('a private collection stays with its maker; an assignment and a mention reach a colleague', async ({
  page,
  browser,
  troupe,
}) => {
  const { colleague: ben, colleaguePage: benPage, headers } = await haveColleague(page, browser, troupe)

  const search = { headers, data: { query_text: 'vegan bakery recipes' } }
  const { path, response } = discoveryEndpoints.hybridSearch
  const [creator] = response.parse(await (await page.request.post(path, search)).json()).results
  if (!creator) throw new Error('No creator was found')
  await makeCollection(page, 'Spring bakers', [creator.id])
  await page.goto('/collections')
  await page.getByRole('button', { name: 'New Collection' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Plans of March')
  await page.getByRole('switch', { name: 'Only you see this collection' }).check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(
    page.getByRole('article', { name: 'Plans of March' }).getByRole('img', { name: 'Private' }),
  ).toBeVisible()
  await benPage.goto('/collections')
  await expect(benPage.getByRole('link', { name: 'Spring bakers', exact: true })).toBeVisible()
  await expect(benPage.getByText('Plans of March')).toHaveCount(0)

  await page.goto('/pipeline')
  await page.getByRole('button', { name: `Deal with ${creator.title}` }).click()
  const deal = page.getByRole('dialog', { name: `Deal with ${creator.title}` })
  await deal.getByRole('combobox', { name: 'Assigned to' }).click()
  await page.getByRole('option', { name: ben.username }).click()
  await expect(deal.getByRole('combobox', { name: 'Assigned to' })).toHaveValue(ben.username)
  await deal.getByRole('textbox', { name: 'Note' }).pressSequentially('Please call, @')
  await expect(page.getByRole('option', { name: ben.username })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(deal.getByRole('textbox', { name: 'Note' })).toHaveValue(`Please call, @${ben.username} `)
  await expectAccessible(page)
  await deal.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('img', { name: `Assigned to ${ben.username}` })).toBeVisible()
  await expectAccessible(page)

  await benPage.goto('/pipeline?assigned=me')
  await expect(benPage.getByRole('button', { name: `Deal with ${creator.title}` })).toBeVisible()
  await benPage.getByRole('button', { name: 'Notifications, 2 unread' }).click()
  const notices = benPage.getByRole('list', { name: 'Notifications' })
  await expect(notices.getByText(/ assigned .+ to you\./)).toBeVisible()
  await notices.getByText(/ mentioned you in a note on /).click()
  await expect(benPage.getByRole('dialog').getByText(`Please call, @${ben.username}`)).toBeVisible()
  await benPage.context().close()
})
