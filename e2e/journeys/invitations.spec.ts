import type { Browser, Page } from '@playwright/test'
import { collectionEndpoints } from '@troupe/contract/collections'
import { expectNothingSerious } from '../accessibility.ts'
import { expect, signInNewPerson, test } from '../journey.ts'
import { inventCreatorAddress } from '../onboarding-steps.ts'
import { findCreators, invitationLink, readAccessToken, readMailedLink } from '../own-channel-steps.ts'

/** Checks the page that a link opens in a new browser page. */
async function expectLink(browser: Browser, link: string, state: 'alive' | 'dead'): Promise<void> {
  const visitor = await browser.newPage()
  await visitor.goto(link)
  const sign = state === 'alive' ? visitor.getByLabel('Channel URL') : visitor.getByText('403 - Access Forbidden')
  await expect(sign).toBeVisible()
  await visitor.close()
}

/** Creates a collection over HTTP, as the person signed in on the page. */
async function makeCollection(page: Page, name: string, kol_ids: readonly string[]): Promise<string> {
  const answer = await page.request.post('/api/collections', {
    headers: { authorization: `Bearer ${await readAccessToken(page)}` },
    data: { name, kol_ids },
  })
  return collectionEndpoints.createCollection.response.parse(await answer.json()).id
}

test('a creator is invited from the panel; a new link makes the old one dead, and revoking the last', async ({
  page,
  browser,
  troupe,
}) => {
  await signInNewPerson(page, troupe)
  await page.goto('/account')
  const creators = await findCreators(troupe, await readAccessToken(page), 'vegan baking')
  const creator = creators.find(({ email }) => email !== null)
  const email = creator?.email ?? ''
  await page.goto(`/dashboard/creators/${creator?.id}`)
  const section = page.getByRole('region', { name: 'Registration' })
  await section.getByRole('button', { name: 'Invite to register' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite to register' })
  await expect(dialog.getByText(email)).toBeVisible()
  await dialog.getByLabel('Personal message').fill('We love <b>your</b> bread')
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect(dialog.getByText('1 invitation on the way')).toBeVisible()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(section.getByText('Invited')).toBeVisible()
  await expect(section.getByText('in 14 days')).toBeVisible()

  const first = await readMailedLink(troupe, { email, form: invitationLink })
  await expectLink(browser, first, 'alive')
  await section.getByRole('button', { name: `Send a new link to ${email}` }).click()
  const second = await readMailedLink(troupe, { email, form: invitationLink, known: [first] })
  await expectLink(browser, first, 'dead')
  await expectLink(browser, second, 'alive')

  await section.getByRole('button', { name: `Revoke the invitation to ${email}` }).click()
  await expectNothingSerious(page)
  await page.getByRole('dialog', { name: 'Revoke the invitation?' }).getByRole('button', { name: 'Revoke' }).click()
  await expect(section.getByText('Revoked')).toBeVisible()
  await expect(section.getByRole('button', { name: 'Invite again' })).toBeVisible()
  await expectLink(browser, second, 'dead')
})

test('the creators of a collection are invited together, and it is said who is left out', async ({ page, troupe }) => {
  await signInNewPerson(page, troupe)
  await page.goto('/account')
  const creators = await findCreators(troupe, await readAccessToken(page), 'street photography')
  const reached = creators.filter(({ email }) => email !== null).slice(0, 3)
  const unreached = creators.filter(({ email }) => email === null).slice(0, 2)
  const chosen = [...reached, ...unreached].map(({ id }) => id)
  const collection = await makeCollection(page, 'Photographers', chosen)
  await page.goto(`/collections/${collection}`)
  await page.getByRole('button', { name: 'Select All', exact: true }).click()
  await page.getByRole('button', { name: 'Invite (5)' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite to register' })
  await expect(dialog.getByText('To 3 addresses')).toBeVisible()
  await dialog.getByText('2 creators left out').click()
  await expect(dialog.getByText('no address is known').first()).toBeVisible()
  await expectNothingSerious(page)
  await dialog.getByRole('button', { name: 'Send 3 invitations' }).click()
  await expect(dialog.getByText('3 invitations on the way')).toBeVisible()
  await dialog.getByRole('link', { name: 'See your invitations' }).click()

  await expect(page).toHaveURL(/\/invitations$/)
  const lines = page.getByRole('list', { name: 'Invitations, newest first' }).getByRole('listitem')
  await expect(lines).toHaveCount(3)
  await expect(lines.getByText('Invited')).toHaveCount(3)
  await expectNothingSerious(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNothingSerious(page)
  await page.getByRole('searchbox', { name: 'Search addresses and names' }).fill(reached[0]?.email ?? '')
  await expect(lines).toHaveCount(1)
  await lines.getByRole('link').click()
  await expect(page.getByRole('dialog', { name: reached[0]?.title ?? '' })).toBeVisible()

  await page.goto(`/collections/${collection}`)
  await page.getByRole('button', { name: 'Select All', exact: true }).click()
  await page.getByRole('button', { name: 'Invite (5)' }).click()
  await dialog.getByRole('button', { name: 'Send 3 invitations' }).click()
  await expect(dialog.getByText('Nobody was invited')).toBeVisible()
  await dialog.getByText('3 creators left out').click()
  await expect(dialog.getByText('has an open invitation already').first()).toBeVisible()
})

test('an address is invited from the invitations, which the user menu leads to', async ({ page, browser, troupe }) => {
  const person = await signInNewPerson(page, troupe)
  await page.goto('/account')
  await page.getByRole('button', { name: person.username }).click()
  await page.getByRole('menuitem', { name: 'Invitations' }).click()
  await expect(page.getByRole('heading', { name: 'Nobody is invited yet' })).toBeVisible()
  await expectNothingSerious(page)
  await page.getByRole('button', { name: 'Invite by address' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite to register' })
  await dialog.getByLabel('Email').fill('nobody')
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect(dialog.getByText('Please enter a valid email address')).toBeVisible()
  const email = inventCreatorAddress()
  await dialog.getByRole('combobox', { name: 'Language' }).click()
  await page.getByRole('option', { name: 'Deutsch' }).click()
  await dialog.getByLabel('Email').fill(email)
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('1 invitation on the way')).toBeVisible()
  await page.keyboard.press('Enter')
  const line = page.getByRole('listitem').filter({ hasText: email })
  await expect(line.getByText('Invited')).toBeVisible()
  const subject = `${person.username} lädt Sie ein, Ihren Kanal zu registrieren`
  const link = await readMailedLink(troupe, { email, form: invitationLink, subject })
  await expectLink(browser, link, 'alive')
  await line.getByRole('button', { name: `Revoke the invitation to ${email}` }).click()
  await page.getByRole('button', { name: 'Revoke', exact: true }).click()
  await expect(line.getByText('Revoked')).toBeVisible()
  await expectLink(browser, link, 'dead')
})
