import { screen, within } from '@testing-library/react'
import { dataOriginEndpoints } from '@troupe/contract/law/data-origins'
import { mailLawEndpoints } from '@troupe/contract/law/mail-laws'
import { expect, test } from 'vitest'
import { json } from '../../../testing/fake-server.ts'
import { openPanel } from '../../../testing/open-creator-panel.ts'
import { mina, openWriting } from '../../../testing/open-writing.ts'

const law = {
  rule: 'consent',
  name: 'UWG § 7(2) and (3)',
  source: 'https://www.gesetze-im-internet.de/uwg_2004/__7.html',
  customers: true,
  published: false,
  label: null,
}
const countries = [
  { country: 'DE', creators: 2, with_basis: 1, law },
  { country: 'US', creators: 3, with_basis: 0, law: { ...law, rule: 'opt_out', name: 'CAN-SPAM', customers: false } },
  { country: null, creators: 1, with_basis: 0, law: null },
]

async function openReview() {
  const opened = await openWriting([mina], { step: 'mail' })
  opened.server.on(mailLawEndpoints.list, () => json({ countries }))
  await opened.router.navigate('/campaigns/write?step=review')
  return { ...opened, laws: within(await screen.findByRole('region', { name: 'Laws on first mails' })) }
}

test('before a mail is sent, the laws of the countries are told calmly, with the number of creators', async () => {
  const { laws, user } = await openReview()
  laws.getByText('2 creators live in a country whose law asks for consent before a first mail.')
  laws.getByText('The country of 1 creator is not known.')
  expect(laws.queryByRole('alert')).toBeNull()
  await user.click(laws.getByText('By country'))
  expect(laws.getByRole('link', { name: law.name }).getAttribute('href')).toBe(law.source)
  laws.getByText('A basis is noted for 1 creator.')
  laws.getByText('United States: 3')
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Send 1 mail' })).disabled).toBe(false)
})

test('the reason why the creators may be written to is noted with each', async () => {
  const { laws, user, server } = await openReview()
  server.on(mailLawEndpoints.note, () => json({ noted: 1 }))
  await user.click(laws.getByText('Note why you may write'))
  await user.click(laws.getByRole('combobox', { name: 'Basis' }))
  await user.click(await screen.findByRole('option', { name: 'They agreed' }))
  await user.type(laws.getByLabelText('Note'), 'At a fair')
  await user.click(laws.getByRole('button', { name: 'Note for 1 creator' }))
  await laws.findByText('Noted for 1 creator.')
  expect(server.received(mailLawEndpoints.note)).toMatchObject([
    { body: { creator_ids: ['1'], basis: 'consent', note: 'At a fair' } },
  ])
})

test('the panel tells where each value came from once it is unfolded', async () => {
  const { server, panel, user } = await openPanel()
  server.on(dataOriginEndpoints.get, () =>
    json({
      origins: [{ group: 'email', source: 'youtube', at: '2030-01-02T00:00:00.000Z', basis: 'legitimate_interest' }],
      notices: [
        {
          campaign_id: '7c1f0f0e-52d7-4f0c-8f4b-4c58f4f3e901',
          campaign_name: 'Tea',
          given_at: '2030-01-03T00:00:00.000Z',
          is_certain: true,
        },
      ],
      contact_basis: { basis: 'consent', note: 'At a fair', noted_at: '2030-01-03T00:00:00.000Z' },
    }),
  )
  expect(server.received(dataOriginEndpoints.get)).toEqual([])
  await user.click(panel.getByText('Sources, legal basis and notices'))
  const row = await panel.findByRole('row', { name: /^Email YouTube .*2030 Legitimate interest$/ })
  expect(row).toBeTruthy()
  expect(panel.getByRole('link', { name: 'Tea' })).toBeTruthy()
  panel.getByText('At a fair')
})
