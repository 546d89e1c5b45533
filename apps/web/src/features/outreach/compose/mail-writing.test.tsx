import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { emailTemplateEndpoints } from '@troupe/contract/mail/email-templates'
import { outreachEndpoints, PreviewRequest } from '@troupe/contract/outreach'
import { expect, test } from 'vitest'
import { json } from '../../../testing/fake-server.ts'
import { openSendDialog, usedTemplate } from '../../../testing/open-send-dialog.tsx'
import { makePreview } from '../../../testing/outreach-factories.ts'

const { preview, sendEmail, sendTestMail } = outreachEndpoints

test("'font sizes Small, Normal, Large, Extra Large; fonts Arial, Times New Roman, Courier New, Georgia, Verdana'", async () => {
  await openSendDialog()
  const listOptions = (name: string) =>
    within(screen.getByRole('combobox', { name }))
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
  expect(listOptions('Font size')).toEqual(['Small', 'Normal', 'Large', 'Extra Large'])
  expect(listOptions('Font').slice(1)).toEqual(['Arial', 'Times New Roman', 'Courier New', 'Georgia', 'Verdana'])
})

test('a merge field with its fallback is inserted from the menu, in the subject where the cursor is', async () => {
  const { user } = await openSendDialog()
  const subject = screen.getByLabelText<HTMLInputElement>('Subject')
  await user.type(subject, 'Tea for you')
  subject.setSelectionRange(8, 11)
  await user.click(screen.getAllByRole('button', { name: 'Insert a merge field' })[0] ?? subject)
  await user.type(await screen.findByLabelText('Where it is not known, write'), 'fri{{end}')
  await user.click(screen.getByRole('button', { name: 'Name, for example Maya Cooks' }))
  expect(subject.value).toBe('Tea for [Name|friend]')
})

test('a merge field typed by its stored name is shown by its label, and the text goes on behind it', async () => {
  const { user, send, server, useTemplate } = await openSendDialog()
  await useTemplate()
  const subject = screen.getByLabelText<HTMLInputElement>('Subject')
  await user.clear(subject)
  await user.type(subject, 'Tea ?')
  subject.setSelectionRange(4, 4)
  await user.keyboard('{{{{country|for you}} now')
  expect(subject.value).toBe('Tea [Country|for you] now?')
  await send()
  await screen.findByText('Writing to 1 creator.')
  expect(server.received(sendEmail)[0]?.body).toMatchObject({
    subject: 'Tea {{country|for you}} now?',
    body: '<p>Dear {{title|there}}</p>',
  })
})

test('a merge field inserted in the message is part of the sent mail', async () => {
  const { user, send, server } = await openSendDialog()
  await user.type(screen.getByLabelText('Subject'), 'Tea')
  const menus = screen.getAllByRole('button', { name: 'Insert a merge field' })
  await user.click(menus[1] ?? document.body)
  await user.click(await screen.findByRole('button', { name: 'Handle, for example mayacooks' }))
  expect(screen.getByRole('textbox', { name: 'Message' }).textContent).toBe('[Handle]')
  await send()
  await screen.findByText('Writing to 1 creator.')
  expect(server.received(sendEmail)[0]?.body).toMatchObject({ body: '<p>{{handle}}</p>' })
})

test('the preview follows the text, lists left-out creators with reasons, and moves from creator to creator', async () => {
  const { server, user } = await openSendDialog([
    { id: '1', title: 'Mina Bakes', email: 'mina@example.test' },
    { id: '2', title: 'Ada', email: null },
  ])
  server.on(preview, ({ body }) => {
    const { creator_id, subject } = PreviewRequest.parse(body)
    const creator = { id: creator_id ?? '1', title: creator_id === '2' ? 'Ada' : 'Mina Bakes', handle: 'x' }
    const ada = { id: '2', title: 'Ada', handle: 'x', platform: 'tiktok' as const }
    return json(
      makePreview({
        valid: 1,
        left_out_count: 1,
        left_out: [{ creator: ada, reason: 'no_email', detail: null }],
        shown: {
          creator: { ...creator, platform: 'tiktok' },
          to: 'mina@example.test',
          mails: [{ subject: `${subject} for ${creator.title}`, html: '<p>Hello</p>', text: '' }],
        },
      }),
    )
  })
  await user.type(screen.getByLabelText('Subject'), 'Tea')
  await screen.findByText('Tea for Mina Bakes')
  screen.getByText('1 creator gets this mail')
  expect(screen.getByRole('listitem').textContent).toBe('Ada has no e-mail address')
  const frame = screen.getByTitle('The mail as Mina Bakes gets it')
  expect(frame.getAttribute('sandbox')).toBe('')
  expect(frame.getAttribute('srcdoc')).toContain('<p>Hello</p>')
  await user.click(screen.getByRole('button', { name: 'Next creator' }))
  await screen.findByText('Tea for Ada')
  screen.getByText('Gets no mail: has no e-mail address.')
})

test('Escape closes the menu that is open, and only then the dialog', async () => {
  const { user } = await openSendDialog()
  for (const menu of ['Templates', 'Insert a merge field', 'Link']) {
    await user.click(screen.getAllByRole('button', { name: menu })[0] ?? document.body)
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(2))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1))
  }
  await user.click(screen.getByLabelText('Subject'))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a test mail goes to the user’s own address, with the values of the shown creator', async () => {
  const { server, user, useTemplate } = await openSendDialog()
  server.on(sendTestMail, () => json({ status: 'success', message: 'Sent to maya@example.test' }))
  await user.click(screen.getByRole('button', { name: 'Send a test to myself' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Please fill in both subject and body')
  await useTemplate()
  await user.click(screen.getByRole('button', { name: 'Send a test to myself' }))
  await screen.findByText('Sent to maya@example.test')
  expect(server.received(sendTestMail)[0]?.body).toMatchObject({ creator_id: '1', subject: 'Tea, {{title}}?' })
  expect(server.received(sendEmail)).toEqual([])
})

test('a mail is saved as a template; a name that is taken replaces its template', async () => {
  const { server, user, useTemplate } = await openSendDialog()
  const { create, update } = emailTemplateEndpoints
  for (const endpoint of [create, update]) server.on(endpoint, ({ body }) => json({ ...toTemplate(body) }))
  await useTemplate()
  await user.click(screen.getByRole('button', { name: 'Templates' }))
  const name = await screen.findByLabelText('Save as template')
  await user.type(name, 'Second contact')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(server.received(create)).toHaveLength(1))
  await user.click(screen.getByRole('button', { name: 'Templates' }))
  await user.type(await screen.findByLabelText('Save as template'), 'first contact')
  await user.click(screen.getByRole('button', { name: 'Replace' }))
  await waitFor(() => expect(server.received(update)).toHaveLength(1))
})

test('a template that a colleague has changed since it was used is replaced only on a second try', async () => {
  const { server, user, useTemplate } = await openSendDialog()
  const { list, update } = emailTemplateEndpoints
  const readBase = (body: unknown) => update.body.parse(body).based_on
  const theirs = {
    ...toTemplate({ name: 'First contact', subject: 'Theirs', body: '' }),
    id: usedTemplate.id,
    updated_at: '2026-01-02T00:00:00.000Z',
  }
  await useTemplate()
  server.on(list, () => json({ templates: [theirs] }))
  server.on(update, ({ body }) =>
    readBase(body) === theirs.updated_at ? json(toTemplate(body)) : json({ detail: 'It was changed' }, 409),
  )
  await user.click(screen.getByRole('button', { name: 'Templates' }))
  await screen.findByText('Theirs')
  await user.type(screen.getByLabelText('Save as template'), 'First contact')
  await user.click(screen.getByRole('button', { name: 'Replace' }))
  await screen.findByText('It was changed')
  await user.click(screen.getByRole('button', { name: 'Replace' }))
  await screen.findByText('Saved as “First contact”.')
  const bases = server.received(update).map(({ body }) => readBase(body))
  expect(bases).toEqual([usedTemplate.updated_at, theirs.updated_at])
})

function toTemplate(body: unknown) {
  return {
    id: '7f1c2f0e-1111-4222-8333-00000000000b',
    created_at: '2026-01-01T00:00:00.000Z',
    updated_at: '2026-01-01T00:00:00.000Z',
    ...emailTemplateEndpoints.create.body.parse(body),
  }
}

test('a template takes the place of a written mail only if the user says so', async () => {
  const { user, useTemplate } = await openSendDialog()
  const subject = screen.getByLabelText<HTMLInputElement>('Subject')
  await user.type(subject, 'Written by hand')
  await useTemplate()
  const question = await screen.findByRole('dialog', { name: 'Replace what you have written?' })
  await user.click(within(question).getByRole('button', { name: 'Cancel' }))
  expect(subject.value).toBe('Written by hand')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Templates' })))
  await useTemplate()
  const cancel = await screen.findByRole('button', { name: 'Cancel' })
  await waitFor(() => expect(document.activeElement).toBe(cancel))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1))
  expect(screen.getByLabelText<HTMLInputElement>('Subject').value).toBe('Written by hand')
  await useTemplate()
  await user.click(await screen.findByRole('button', { name: 'Use template' }))
  await waitFor(() => expect(subject.value).toBe('Tea, [Name]?'))
})

test('a template is deleted once that is confirmed', async () => {
  const { server, user } = await openSendDialog()
  server.on(emailTemplateEndpoints.delete, () => json({ message: 'Deleted' }))
  await user.click(screen.getByRole('button', { name: 'Templates' }))
  await user.click(await screen.findByRole('button', { name: 'Delete First contact' }))
  const confirm = await screen.findByRole('button', { name: 'Delete template' })
  expect(server.received(emailTemplateEndpoints.delete)).toEqual([])
  await user.click(confirm)
  await waitFor(() => expect(server.received(emailTemplateEndpoints.delete)).toHaveLength(1))
})

test('up to two follow-ups are sent along, each some days after the mail before it', async () => {
  const { server, user, useTemplate, send } = await openSendDialog()
  await useTemplate()
  const add = () => user.click(screen.getByRole('button', { name: 'Add a follow-up' }))
  await add()
  await add()
  expect(screen.queryByRole('button', { name: 'Add a follow-up' })).toBeNull()
  await send()
  // A follow-up without text counts as an empty body.
  expect((await screen.findByRole('alert')).textContent).toBe('Please fill in both subject and body')
  await user.click(screen.getByRole('button', { name: 'Remove follow-up 2' }))
  const menus = screen.getAllByRole('button', { name: 'Insert a merge field' })
  await user.click(menus[2] ?? document.body)
  await user.click(await screen.findByRole('button', { name: 'Name, for example Maya Cooks' }))
  await send()
  await screen.findByText('Writing to 1 creator.')
  expect(server.received(sendEmail)[0]?.body).toMatchObject({
    follow_ups: [{ delay_hours: 96, body: '<p>{{title}}</p>' }],
  })
})

test('a mail to be sent later carries its time, as the person’s own clock has it', async () => {
  const { server, user, useTemplate, send } = await openSendDialog()
  await useTemplate()
  await user.click(screen.getByRole('checkbox', { name: 'Send later' }))
  fireEvent.change(screen.getByLabelText('Date and time'), { target: { value: '2099-03-01T09:30' } })
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  screen.getByText(new RegExp(`^Your time zone: ${timeZone}, GMT`))
  await send()
  await screen.findByText('Writing to 1 creator.')
  expect(server.received(sendEmail)[0]?.body).toMatchObject({
    schedule_at: new Date('2099-03-01T09:30').toISOString(),
  })
})

test('while the time of a mail is incomplete it is not sent, its field stays, and the draft keeps the last time', async () => {
  const { server, user, kept, useTemplate, send } = await openSendDialog()
  await useTemplate()
  await user.click(screen.getByRole('checkbox', { name: 'Send later' }))
  const field = screen.getByLabelText<HTMLInputElement>('Date and time')
  fireEvent.change(field, { target: { value: '2099-03-01T09:30' } })
  // As browsers report a date without its day.
  fireEvent.change(field, { target: { value: '' } })
  expect(screen.getByLabelText('Date and time')).toBe(field)
  expect(field.value).toBe('')
  screen.getByText('Please enter the whole date and time.')
  await send()
  expect((await screen.findByRole('alert')).textContent).toBe('Please enter the whole date and time.')
  await screen.findByText('Draft saved')
  expect(kept.draft?.schedule_at).toBe(new Date('2099-03-01T09:30').toISOString())
  expect(server.received(sendEmail)).toEqual([])
  fireEvent.change(field, { target: { value: '2099-03-02T09:30' } })
  expect(screen.queryByRole('alert')).toBeNull()
  await send()
  await screen.findByText('Writing to 1 creator.')
  expect(server.received(sendEmail)[0]?.body).toMatchObject({
    schedule_at: new Date('2099-03-02T09:30').toISOString(),
  })
})
