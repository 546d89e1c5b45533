import { expectNothingSerious } from '../accessibility.ts'
import { expect, signInNewPerson, test } from '../journey.ts'

test('a token is made on the page for it, works for a program, and stops when it is revoked', async ({
  page,
  troupe,
  request,
}) => {
  await signInNewPerson(page, troupe)
  await page.goto('/account')
  await page.getByRole('button', { name: /Premium Plan/ }).click()
  await page.getByRole('menuitem', { name: 'API access' }).click()
  await expect(page).toHaveURL(/\/api-access$/)
  await page.getByRole('button', { name: 'New token' }).click()
  await page.getByLabel('Name').fill('Spreadsheet')
  await expectNothingSerious(page)
  await page.getByRole('button', { name: 'Create token' }).click()
  const token = await page.getByRole('textbox', { name: 'Access token' }).inputValue()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('never used')).toBeVisible()

  const headers = { authorization: `Bearer ${token}` }
  expect((await request.get('/api/collections', { headers })).status()).toBe(200)
  expect((await request.post('/api/collections', { headers, data: { name: 'Bakers' } })).status()).toBe(403)
  expect((await request.get('/api/email/config', { headers })).status()).toBe(403)

  await page.reload()
  await expect(page.getByText('used just now')).toBeVisible()
  await expectNothingSerious(page)
  await page.getByRole('button', { name: 'Revoke Spreadsheet' }).click()
  await page.getByRole('button', { name: 'Revoke', exact: true }).click()
  await expect(page.getByText('You have no access token yet.')).toBeVisible()
  expect((await request.get('/api/collections', { headers })).status()).toBe(401)
})

test('the reference is read from our own host, under our own rules for scripts', async ({ page, troupe }) => {
  await signInNewPerson(page, troupe)
  await page.goto('/api-access')
  await expect(page.getByRole('link', { name: 'API reference' })).toHaveAttribute('href', '/api/docs')
  await page.goto('/api/docs')
  await expect(page).toHaveTitle('Troupe API')
  await page.getByRole('link', { name: 'collections', exact: true }).click()
  await page.getByText('Renames or describes a collection').click()
  await expect(page.getByText('Access tokens: scope collect.')).toBeVisible()
})
