import { screen, within } from '@testing-library/react'
import { outreachEndpoints, PreviewRequest } from '@troupe/contract/outreach'
import { expect, test } from 'vitest'
import { json } from '../../../testing/fake-server.ts'
import { openSendDialog } from '../../../testing/open-send-dialog.tsx'
import { makePreview } from '../../../testing/outreach-factories.ts'

const creator = { id: '2', title: 'Ada', handle: 'ada', platform: 'tiktok' } as const

const everyReason = [
  { creator, reason: 'no_email', detail: null },
  { creator: { ...creator, id: '3', title: 'Bo' }, reason: 'invalid_email', detail: 'bo at home' },
  { creator: { ...creator, id: '4', title: 'Cy' }, reason: 'duplicate_address', detail: null },
  { creator: { ...creator, id: '5', title: 'Di' }, reason: 'missing_field', detail: 'country' },
  // Without a title, the handle is shown instead.
  { creator: { ...creator, id: '6', title: '', handle: 'ed' }, reason: 'suppressed', detail: null },
  { creator: { ...creator, id: '7', title: 'Flo' }, reason: 'written_lately', detail: 'flo@shop.test' },
] as const

async function openWith(preview: Parameters<typeof makePreview>[0]) {
  const opened = await openSendDialog()
  opened.server.on(outreachEndpoints.preview, () => json(makePreview(preview)))
  await opened.user.type(screen.getByLabelText('Subject'), 'Tea')
  return opened
}

test('creators left out are named with the reason', async () => {
  await openWith({ valid: 12, left_out_count: 6, left_out: [...everyReason] })
  await screen.findByText('6 left out, and why')
  screen.getByText('12 creators get this mail')
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Ada has no e-mail address',
    'Bo has an address that is none (bo at home)',
    'Cy has the same address as another chosen creator',
    'Di “Country” is not known, and has no fallback',
    'ed is on your list of addresses that get nothing',
    'Flo had a mail from you lately (flo@shop.test)',
  ])
})

test('too many to name are counted', async () => {
  await openWith({ valid: 1, left_out_count: 340, left_out: [everyReason[0]] })
  await screen.findByText('340 left out, and why')
  screen.getByText('1 creator gets this mail')
  screen.getByText('and 339 more')
})

test('a previewed creator that is left out is marked as getting no mail', async () => {
  const shown = { creator, to: null, mails: [{ subject: 'Tea', html: '<p>Hello</p>', text: '' }] }
  await openWith({ valid: 1, left_out_count: 1, left_out: [everyReason[0]], shown })
  await screen.findByText('Gets no mail: has no e-mail address.')
  screen.getByText('no address')
})

test('names in braces that are no merge field are said beside the preview', async () => {
  await openWith({ unknown_fields: ['nick', 'name'] })
  await screen.findByText('There is no merge field “nick”, “name”.')
})

test('a failed preview is reported, and the text stays', async () => {
  const { server, user } = await openSendDialog()
  server.on(outreachEndpoints.preview, () => json({ detail: 'The database rests' }, 503))
  await user.type(screen.getByLabelText('Subject'), 'Tea')
  await screen.findByText('The preview could not be made. The database rests')
  expect(screen.getByLabelText('Subject')).toHaveProperty('value', 'Tea')
})

test('creators who had a mail lately are left out, until the user includes them', async () => {
  const { server, user, useTemplate, send } = await openSendDialog()
  server.on(outreachEndpoints.preview, ({ body }) => {
    const isSkipping = PreviewRequest.parse(body).skip_written_days === 30
    return json(makePreview({ valid: isSkipping ? 1 : 3, left_out_count: isSkipping ? 2 : 0, written_lately: 2 }))
  })
  await useTemplate()
  const choice = await screen.findByRole<HTMLInputElement>('checkbox', {
    name: 'Leave out 2 creators who had a mail from you in the last 30 days',
  })
  expect(choice.checked).toBe(true)
  await screen.findByText('1 creator gets this mail')
  await user.click(choice)
  await screen.findByText('3 creators get this mail')
  await send()
  await screen.findByText('Writing to 1 creator.')
  expect(server.received(outreachEndpoints.sendEmail)[0]?.body).not.toHaveProperty('skip_written_days')
})
