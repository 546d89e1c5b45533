import { readFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import { OwnChannelExport } from '@troupe/contract/own-channel'
import { type RunningTroupe, toInboxUrl } from '../../tools/testing/troupe-process.ts'
import { expectNothingSerious } from '../accessibility.ts'
import { expect, signInNewPerson, test } from '../journey.ts'
import { inventCreatorAddress } from '../onboarding-steps.ts'
import { readMails, selectCreators, sendAndFollow, setPace, useSandboxMailbox, writeMail } from '../outreach-steps.ts'
import { findCreators, ownChannelLink, readAccessToken, readMailedLink, registerCreator } from '../own-channel-steps.ts'

const phone = { width: 390, height: 844 }

/** Opens a creator's own page through the mailed link, on a phone. */
async function openOwnPage(page: Page, link: string): Promise<void> {
  await page.setViewportSize(phone)
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1, name: 'Your page' })).toBeVisible()
}

/** A separate browser, signed in as a user who looks for creators. */
async function openBrand(browser: Browser, troupe: RunningTroupe): Promise<Page> {
  const context = await browser.newContext({ baseURL: troupe.url })
  const page = await context.newPage()
  await signInNewPerson(page, troupe)
  return page
}

test('a creator sees what is stored, and the token is in no address', async ({ page, troupe }) => {
  const { email, link } = await registerCreator(troupe)
  await openOwnPage(page, link)
  expect(page.url()).toBe(`${troupe.url}/my-channel`)
  await page.reload()
  const said = page.getByRole('region', { name: 'What you told us' })
  for (const text of [email, 'Portugal', 'Pets', '$900', 'Giveaways']) {
    await expect(said.getByText(text, { exact: true })).toBeVisible()
  }
  await expect(page.getByRole('region', { name: 'Figures' }).getByText(/^From .+, read/)).toBeVisible()
  await expectNothingSerious(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await expectNothingSerious(page)
})

test('what a creator corrects stands in the panel, marked as confirmed', async ({ page, browser, troupe }) => {
  const { id, link } = await registerCreator(troupe)
  await openOwnPage(page, link)
  await page.getByRole('button', { name: 'Correct it' }).click()
  await page.getByLabel('Channel Name').fill('')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Channel name is required')).toBeVisible()
  await expect(page.getByText('Please fix the errors above to continue')).toBeVisible()
  await page.getByLabel('Channel Name').fill('<script>Garden</script> & more')
  await page.getByLabel('Estimated Collaboration Price (USD)').fill('1250')
  await page.getByRole('checkbox', { name: 'Education' }).check()
  await expectNothingSerious(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved. Brands see it from now on.')).toBeVisible()
  await expect(page.getByRole('article').getByText('<script>Garden</script> & more')).toBeVisible()

  const brand = await openBrand(browser, troupe)
  await brand.goto(`/dashboard/creators/${id}`)
  const panel = brand.getByRole('dialog', { name: '<script>Garden</script> & more' })
  await expect(panel.getByRole('img', { name: /^Confirmed by the creator on / }).first()).toBeVisible()
  await expect(panel.getByText('$1.3K')).toBeVisible()
  await expect(panel.getByText('Named by the creator')).toBeVisible()
  await expect(panel.getByRole('list', { name: 'Work they prefer' }).getByText('Giveaways')).toBeVisible()
  await expectNothingSerious(brand)
  await brand.context().close()
})

test('everything that is stored is taken away as a file', async ({ page, troupe }) => {
  const { email, link } = await registerCreator(troupe)
  await openOwnPage(page, link)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download everything' }).click()
  const file = OwnChannelExport.parse(JSON.parse(await readFile(await (await download).path(), 'utf8')))
  expect(file.email).toBe(email)
  expect(file.statement).toMatchObject({ estimated_price: 900, preferred_collaboration_types: ['Giveaways'] })
  expect(file.history.length).toBeGreaterThan(0)
})

/** Proves the channel on its creator's page, by the code in the description that the stand-in of its platform shows. */
async function proveChannel(page: Page, troupe: RunningTroupe, url: string): Promise<void> {
  const proof = page.getByRole('region', { name: 'Prove that it is yours' })
  await proof.getByRole('button', { name: 'Get a code' }).click()
  const code = await proof.getByText(/^troupe-/).innerText()
  await proof.getByRole('button', { name: 'Check now' }).click()
  await expect(proof.getByText('The code is not in the description yet.')).toBeVisible()
  await expectNothingSerious(page)
  const platform = await page.context().newPage()
  const query = new URLSearchParams({ url })
  await platform.goto(`${toInboxUrl(troupe.url).replace('/inbox', '/channels').replace(/\?.*/, '')}?${query}`)
  await platform.getByLabel('Description').fill(`Gardens. ${code}`)
  await platform.getByRole('button', { name: 'Save' }).click()
  await expect(platform.getByRole('status')).toBeVisible()
  await platform.close()
  await proof.getByRole('button', { name: 'Check now' }).click()
  await expect(proof.getByText(/^Proved on /)).toBeVisible()
}

test('a new address confirms by its link, as does the old one', async ({ page, troupe }) => {
  const { email, link } = await registerCreator(troupe)
  await openOwnPage(page, link)
  const fresh = inventCreatorAddress()
  await page.getByLabel('New address').fill(fresh)
  await page.getByRole('button', { name: 'Change the address' }).click()
  await expect(page.getByText(`${fresh} is to be your new address.`)).toBeVisible()
  await expectNothingSerious(page)
  await page.goto(await readMailedLink(troupe, { email, form: /https?:\/\/\S+#old-address=[\w-]+\.[\w-]+/ }))
  await expectNothingSerious(page)
  await page.getByRole('button', { name: 'Confirm the address' }).click()
  await expect(page.getByText('The other address has to confirm as well.')).toBeVisible()
  await page.goto(await readMailedLink(troupe, { email: fresh, form: /https?:\/\/\S+#new-address=[\w-]+\.[\w-]+/ }))
  await page.getByRole('button', { name: 'Confirm the address' }).click()
  await expect(page.getByText('The address is changed.')).toBeVisible()
  await openOwnPage(page, await readMailedLink(troupe, { email: fresh, form: ownChannelLink }))
  await expect(page.getByRole('region', { name: 'What you told us' }).getByText(fresh)).toBeVisible()
})

test('an erasure without a proof is announced, and stopped by the link of the notice', async ({ page, troupe }) => {
  const { email, link } = await registerCreator(troupe)
  await openOwnPage(page, link)
  await page.getByRole('button', { name: 'Erase my channel' }).click()
  await expectNothingSerious(page)
  await page.getByRole('button', { name: 'Erase in 14 days' }).click()
  await expect(page.getByText(/^Everything will be erased on /)).toBeVisible()
  await expectNothingSerious(page)
  await page.goto(await readMailedLink(troupe, { email, form: /https?:\/\/\S+#keep=[\w-]+\.[\w-]+/ }))
  await page.getByRole('button', { name: 'Stop the erasure' }).click()
  await expect(page.getByText('Nothing will be erased.')).toBeVisible()
  await page.getByRole('button', { name: 'To my page' }).click()
  await expect(page.getByRole('button', { name: 'Erase my channel' })).toBeVisible()
})

test('who is erased is gone from search, panel and collections, and the link is dead', async ({
  page,
  browser,
  troupe,
}) => {
  const { id, email, link, creator } = await registerCreator(troupe)
  const brand = await openBrand(browser, troupe)
  await brand.goto('/account')
  const token = await readAccessToken(brand)
  await brand.request.post('/api/collections', {
    headers: { authorization: `Bearer ${token}` },
    data: { name: 'Gardeners', kol_ids: [id] },
  })
  await brand.goto('/collections')
  await expect(brand.getByText('1 KOL', { exact: true })).toBeVisible()

  await openOwnPage(page, link)
  await expect(page.getByText(/^\d+ accounts? keeps? you in a collection$/)).toBeVisible()
  await proveChannel(page, troupe, creator.url ?? '')
  await page.getByRole('button', { name: 'Erase my channel' }).click()
  const dialog = page.getByRole('dialog', { name: 'Erase your channel?' })
  await expect(dialog.getByRole('button', { name: 'Keep my page' })).toBeFocused()
  await expectNothingSerious(page)
  await dialog.getByRole('button', { name: 'Erase for good' }).click()
  await expect(page.getByRole('heading', { name: 'Everything is erased' })).toBeVisible()

  await page.reload()
  await expect(page.getByRole('heading', { name: 'Open the link of your mail' })).toBeVisible()
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'This link does not work any more' })).toBeVisible()
  await expectNothingSerious(page)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send me a new link' }).click()
  await expect(page.getByRole('status')).toBeVisible()

  await brand.reload()
  await expect(brand.getByText('0 KOLs', { exact: true })).toBeVisible()
  await brand.goto(`/dashboard/creators/${id}`)
  await expect(brand.getByRole('heading', { name: 'Creator not found' })).toBeVisible()
  const found = await findCreators(troupe, token, creator.handle)
  expect(found.map(({ channel_id }) => channel_id)).not.toContain(creator.channel_id)
  await brand.context().close()
})

test('the link is mailed again to the address; strangers who ask for it make no link of the day dead', async ({
  page,
  troupe,
}) => {
  const { email, link } = await registerCreator(troupe)
  await page.setViewportSize(phone)
  await page.goto('/my-channel')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send me a new link' }).click()
  await expect(page.getByRole('status')).toBeVisible()
  const subject = 'The link to your channel'
  await openOwnPage(page, await readMailedLink(troupe, { email, form: ownChannelLink, subject }))
  await page.goto('about:blank')
  await openOwnPage(page, link)
})

const noticeLink = /https?:\/\/\S+\/privacy-notice\/[\w-]+\.[\w-]+/
const ownDataLink = /https?:\/\/\S+\/my-data#token=[\w.-]+/

test('the reader of a first mail learns where their data comes from, objects, and sees all of it', async ({
  page,
  browser,
  troupe,
}) => {
  await signInNewPerson(page, troupe)
  await useSandboxMailbox(page)
  await setPace(page, null)
  await selectCreators(page, 'vegan baking', 1)
  await page.getByRole('button', { name: 'Send Email (1)' }).click()
  await page.getByRole('dialog', { name: 'Send Email' }).getByRole('combobox', { name: 'Language' }).click()
  await page.getByRole('option', { name: 'English' }).click()
  await writeMail(page, { subject: 'Notice this', text: 'Dear baker' })
  await sendAndFollow(page)
  const [mail] = await readMails(troupe, 'Notice this', 1)
  const reader = await (await browser.newContext({ baseURL: troupe.url, viewport: phone })).newPage()
  await reader.goto(noticeLink.exec(mail?.text ?? '')?.[0] ?? '')
  await expect(reader.getByRole('heading', { name: 'How we use your data' })).toBeVisible()
  await expectNothingSerious(reader)
  await reader.getByRole('button', { name: 'Object: no more mails' }).click()
  await expect(reader.getByText('You have objected')).toBeVisible()

  await reader.getByRole('link', { name: 'See everything stored about you' }).click()
  await reader.getByLabel('Email address').fill(mail?.to ?? '')
  await reader.getByRole('button', { name: 'Send me the link' }).click()
  await reader.goto(await readMailedLink(troupe, { email: mail?.to ?? '', form: ownDataLink }))
  for (const name of ['Profiles', 'Mails to you', 'Notices about your data', 'Your objections to mails']) {
    await expect(reader.getByRole('heading', { name })).toBeVisible()
  }
  expect(reader.url()).toBe(`${troupe.url}/my-data`)
  await expectNothingSerious(reader)
  await reader.context().close()
})
