import { screen, waitFor, within } from '@testing-library/react'
import { campaignChangeEndpoints } from '@troupe/contract/campaigns/campaign-changes'
import { collectionEndpoints } from '@troupe/contract/collections'
import { discoveryEndpoints } from '@troupe/contract/discovery'
import { campaignEndpoints } from '@troupe/contract/mail/campaigns'
import { beforeEach, expect, test } from 'vitest'
import { makeFoundCreator, makeSearchResponse } from '../../../testing/factories.ts'
import { json } from '../../../testing/fake-server.ts'
import { makeCollection, makeCollectionDetail, makeMember } from '../../../testing/make-collections.ts'
import { setMatchingMedia } from '../../../testing/media.ts'
import { openCampaign } from '../../../testing/open-campaign.ts'
import { makeCampaign, makeCampaignCreator, makeCampaignText, makeCounts } from '../../../testing/outreach-factories.ts'

const { rename, listTexts, changeText, addCreators, listCreators } = campaignChangeEndpoints
const { list, get, markReplied } = campaignEndpoints

const followUp = {
  number: 1,
  subject: 'Re: An offer of tea',
  delay_hours: 48,
  counts: makeCounts({ total: 1, waiting: 1 }),
}
const withFollowUp = makeCampaign({ steps: [...makeCampaign().steps, followUp] })
const noneAdded = { added: 0, already: 0, left_out_count: 0, left_out: [], written_lately: 0, campaign: makeCampaign() }

beforeEach(() => setMatchingMedia())

test('the list names campaigns, with the subject where it is another, and says how many were sent and answered', async () => {
  const { server } = openCampaign(undefined, '/campaigns')
  const named = makeCampaign({ name: 'Tea in spring', subject: 'Tea for {{title}}', replied: 1 })
  server.on(list, () => json({ campaigns: [named], total: 1, has_more: false }))
  await screen.findByRole('link', { name: 'Tea in spring' })
  screen.getByText('Tea for [Name]')
  screen.getByText('1 of 4 sent')
  screen.getByText('1 replied')
})

test('a campaign is renamed on its page', async () => {
  const { server, user } = openCampaign()
  server.on(rename, () => {
    const renamed = makeCampaign({ name: 'Tea in spring' })
    server.on(get, () => json(renamed))
    return json(renamed)
  })
  await user.click(await screen.findByRole('button', { name: 'Rename' }))
  const dialog = await screen.findByRole('dialog', { name: 'Rename campaign' })
  const field = within(dialog).getByLabelText('Name')
  await user.clear(field)
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  within(dialog).getByText('Please enter a name')
  expect(server.received(rename)).toEqual([])
  await user.type(field, 'Tea in spring{Enter}')
  await screen.findByRole('heading', { name: 'Tea in spring' })
})

test('on a phone what was written is folded', async () => {
  setMatchingMedia('(max-width: 47.99em)')
  const { server, user } = openCampaign()
  server.on(listTexts, () => json({ texts: [makeCampaignText()] }))
  const fold = (await screen.findByText('Show the text')).closest('details')
  expect(fold?.open).toBe(false)
  await user.click(screen.getByText('Show the text'))
  expect(fold?.open).toBe(true)
  expect(fold?.contains(screen.getByTitle('Text of: First mail'))).toBe(true)
})

test('what was written is shown for each mail, merge fields by their names', async () => {
  const { server } = openCampaign(withFollowUp)
  const again = makeCampaignText({ step: 1, delay_hours: 48, subject: null, html: '<p>Again</p>' })
  const earlier = [{ subject: 'Old {{title}}', html: '<p>Old</p>', mails: 7 }]
  server.on(listTexts, () => json({ texts: [makeCampaignText({ subject: 'Tea, {{title|you}}', earlier }), again] }))
  const mails = await screen.findByRole('region', { name: 'Mails of this campaign' })
  await within(mails).findByText('Tea, [Name]')
  const [frame] = within(mails).getAllByTitle('Text of: First mail')
  expect(frame?.getAttribute('srcdoc')).toContain('<p>Dear [Name]</p>')
  within(mails).getByText('2 days later')
  within(mails).getByText('In the thread of the first mail')
  within(mails).getByText('Earlier text, in 7 mails')
})

test('a text is changed for the mails that have not left, with what the change reaches', async () => {
  const { server, user } = openCampaign()
  server.on(changeText, () => json({ changed: 3, left: 1, campaign: makeCampaign() }))
  await user.click(await screen.findByRole('button', { name: 'Change the text of: First mail' }))
  const dialog = await screen.findByRole('dialog', { name: 'Change the text: First mail' })
  await within(dialog).findByText('3 mails get the new text. It is too late for 1 mail, which has left.')
  const subject = within(dialog).getByLabelText('Subject')
  await user.clear(subject)
  await user.click(within(dialog).getByRole('button', { name: 'Change 3 mails' }))
  within(dialog).getByText('Please fill in both subject and body')
  await user.type(subject, 'More tea')
  await user.click(within(dialog).getByRole('button', { name: 'Change 3 mails' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const [call] = server.received(changeText)
  expect(call?.path).toBe(`/api/campaigns/${makeCampaign().id}/texts/0`)
  expect(call?.body).toEqual({ subject: 'More tea', body: '<p>Dear {{title}}</p>', revision: 0 })
})

test('a text that is not changed says why and keeps what was written', async () => {
  const { server, user } = openCampaign()
  server.on(changeText, () => json({ detail: 'This text was changed in another window' }, 409))
  await user.click(await screen.findByRole('button', { name: 'Change the text of: First mail' }))
  const dialog = await screen.findByRole('dialog', { name: 'Change the text: First mail' })
  await user.type(await within(dialog).findByLabelText('Subject'), ' now')
  await user.click(within(dialog).getByRole('button', { name: 'Change 3 mails' }))
  await within(dialog).findByText('The text was not changed: This text was changed in another window')
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  const question = await screen.findByRole('dialog', { name: 'Discard the new text?' })
  await user.click(within(question).getByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a text that no mail can get any more has no button', async () => {
  const { server } = openCampaign()
  server.on(listTexts, () => json({ texts: [makeCampaignText({ open: 0, left: 4 })] }))
  await screen.findByTitle('Text of: First mail')
  expect(screen.queryByRole('button', { name: /Change the text/ })).toBeNull()
})

test('each creator has one row, with the state and time of each step, and whether they replied', async () => {
  const { server, user } = openCampaign(withFollowUp)
  const mina = makeCampaignCreator()
  const refused = makeCampaignCreator(
    {
      id: '7f1c2f0e-1111-4222-8333-0000000000cc',
      creator: { id: '2', title: 'Bo Reads', handle: 'bo', platform: 'youtube' },
    },
    { state: 'failed', reason: 'refused', sent_at: null },
  )
  server.on(listCreators, () => json({ creators: [mina, refused], total: 2, has_more: false }))
  server.on(markReplied, () => {
    const replied = { ...mina, replied_at: '2026-01-02T00:00:00.000Z' }
    server.on(listCreators, () => json({ creators: [replied, refused], total: 2, has_more: false }))
    return json({ replied_at: replied.replied_at })
  })
  const rows = within(await screen.findByRole('list', { name: 'Creators of this campaign, by name' }))
  const [first, second] = rows.getAllByRole('listitem').map((row) => within(row))
  first?.getByText('Sent')
  first?.getByText('Not planned yet')
  second?.getByText('Refused by the mail server')
  second?.getByText('Not sent')
  expect(second?.queryByRole('switch')).toBeNull()
  const replied = rows.getByRole('switch', { name: 'Replied: Mina Bakes' })
  await user.click(replied)
  await waitFor(() => expect(server.received(markReplied)[0]?.path).toBe('/api/creators/1/replied'))
  await rows.findByRole('switch', { name: 'Replied: Mina Bakes', checked: true })
})

test('creators of a collection are added, after a look at who gets the mail and who does not', async () => {
  const { server, user } = openCampaign()
  const members = [makeMember({ id: '5' }), makeMember({ id: '6' })]
  const collection = makeCollection({ name: 'Tea people', kol_count: 2 })
  server.on(collectionEndpoints.getCollection, () => json(makeCollectionDetail({ ...collection, kols: members })))
  server.on(collectionEndpoints.testCollectionAccess, () => json({ success: true }))
  server.on(collectionEndpoints.listCollections, () => json([collection]))
  const name = { id: '6', title: 'Lee', handle: 'lee', platform: 'tiktok' }
  const leftOut = [{ creator: name, reason: 'suppressed', detail: null }]
  server.on(addCreators, () =>
    json({ ...noneAdded, added: 1, left_out_count: 1, left_out: leftOut, written_lately: 1 }),
  )
  await user.click(await screen.findByRole('button', { name: 'Add creators' }))
  const dialog = await screen.findByRole('dialog', { name: 'Add creators to this campaign' })
  await user.click(await within(dialog).findByRole('combobox', { name: 'Collection' }))
  await user.click(await screen.findByRole('option', { name: /Tea people/ }))
  await within(dialog).findByText('1 creator gets the first mail')
  within(dialog).getByText('1 left out, and why')
  await user.click(within(dialog).getByRole('button', { name: 'Add 1 creator' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.received(addCreators).map(({ body }) => body)).toEqual([
    { kol_ids: ['5', '6'], skip_written_days: 30, collection_id: collection.id, preview: true },
    { kol_ids: ['5', '6'], skip_written_days: 30, collection_id: collection.id },
  ])
})

test('creators are found by a search and added', async () => {
  const { server, user } = openCampaign()
  server.on(collectionEndpoints.testCollectionAccess, () => json({ success: true }))
  server.on(collectionEndpoints.listCollections, () => json([]))
  server.on(addCreators, () => json({ ...noneAdded, added: 1 }))
  server.on(discoveryEndpoints.hybridSearch, () =>
    json(makeSearchResponse([makeFoundCreator({ id: '8', title: 'Ida Brews' })])),
  )
  await user.click(await screen.findByRole('button', { name: 'Add creators' }))
  const dialog = await screen.findByRole('dialog', { name: 'Add creators to this campaign' })
  await user.click(within(dialog).getByRole('radio', { name: 'A search' }))
  await user.type(within(dialog).getByLabelText('Search creators'), 'tea{Enter}')
  await user.click(await within(dialog).findByRole('checkbox', { name: 'Ida Brews' }))
  await user.click(await within(dialog).findByRole('button', { name: 'Add 1 creator' }))
  await waitFor(() =>
    expect(server.received(addCreators).at(-1)?.body).toEqual({ kol_ids: ['8'], skip_written_days: 30 }),
  )
})

test('nobody can be added to a campaign that is over', async () => {
  openCampaign(makeCampaign({ state: 'done' }))
  await screen.findByRole('list', { name: 'Creators of this campaign, by name' })
  expect(screen.queryByRole('button', { name: 'Add creators' })).toBeNull()
})
