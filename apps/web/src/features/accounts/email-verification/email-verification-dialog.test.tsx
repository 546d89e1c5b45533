import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { emailVerificationEndpoints } from '@troupe/contract/account/email-verification'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { createTransport } from '../../../lib/transport/transport.ts'
import { TransportContext } from '../../../lib/transport/transport-context.tsx'
import { createFakeServer, json } from '../../../testing/fake-server.ts'
import { EmailVerificationDialog } from './email-verification-dialog.tsx'

const { requestCode, verifyCode } = emailVerificationEndpoints
const email = 'mina@example.test'
const verified = { success: true, email_verified: true, message: 'Verified' }

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})

function Harness({ onVerified, texts }: { onVerified: () => void; texts: { title?: string; description?: string } }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <EmailVerificationDialog
        email={email}
        isOpen={isOpen}
        {...texts}
        onVerified={onVerified}
        onClose={() => setOpen(false)}
      />
    </>
  )
}

async function openDialog({
  codeLifeSeconds = 600,
  texts = {},
}: {
  codeLifeSeconds?: number
  texts?: { title?: string; description?: string }
} = {}) {
  const server = createFakeServer()
  const onVerified = vi.fn()
  server.on(requestCode, () =>
    json({ success: true, message: 'Sent', expires_at: new Date(Date.now() + codeLifeSeconds * 1000).toISOString() }),
  )
  render(
    <MantineProvider>
      <QueryClientProvider client={new QueryClient()}>
        <TransportContext value={createTransport({ fetch: server.fetch })}>
          <Harness onVerified={onVerified} texts={texts} />
        </TransportContext>
      </QueryClientProvider>
    </MantineProvider>,
  )
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  await user.click(screen.getByRole('button', { name: 'Open' }))
  await screen.findByRole('dialog')
  return { server, user, onVerified }
}

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))
const box = (position: number) => screen.getByLabelText<HTMLInputElement>(`Digit ${position} of 6`)
const verifyButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Verify Email' })
const resendButton = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Resend/ })

test("'On open with an e-mail a code is requested automatically', once", async () => {
  const { server } = await openDialog()
  await screen.findByText(/^Code expires in/)
  expect(server.received(requestCode).map(({ body }) => body)).toEqual([{ email }])
})

test("the default title is 'Verify Your Email', and the dialog shows the target e-mail", async () => {
  await openDialog()
  expect(screen.getByRole('dialog', { name: 'Verify Your Email' })).toBeTruthy()
  expect(screen.getByText(email)).toBeTruthy()
})

test("'Title and description can be set'", async () => {
  await openDialog({ texts: { title: 'Is this you?', description: 'A code went to' } })
  expect(screen.getByRole('dialog', { name: 'Is this you?' })).toBeTruthy()
  expect(screen.getByText('A code went to', { exact: false })).toBeTruthy()
})

test("'Verify Email' is 'enabled only at 6 digits'", async () => {
  const { server, user } = await openDialog()
  server.on(verifyCode, () => json(verified))
  await user.click(box(1))
  await user.keyboard('12345')
  expect(verifyButton().disabled).toBe(true)
  expect(server.received(verifyCode)).toEqual([])
})

test("'Resend in {n}s' for 60 seconds, then 'Resend verification code'", async () => {
  const { server, user } = await openDialog()
  await screen.findByText(/^Code expires in/)
  expect(resendButton().textContent).toMatch(/^Resend in (60|59)s$/)
  expect(resendButton().disabled).toBe(true)
  await pass(61)
  expect(resendButton().textContent).toBe('Resend verification code')
  await user.click(resendButton())
  await waitFor(() => expect(resendButton().textContent).toMatch(/^Resend in (60|59)s$/))
  expect(server.received(requestCode)).toHaveLength(2)
})

test("a new code is 'also allowed once the code expiry countdown reads Expired'", async () => {
  await openDialog({ codeLifeSeconds: 30 })
  await screen.findByText(/^Code expires in/)
  await pass(31)
  expect(screen.getByText('Expired')).toBeTruthy()
  expect(resendButton().disabled).toBe(false)
})

test("the view 'Email Verified!' closes after 2 seconds, and then calls the parent", async () => {
  const { server, user, onVerified } = await openDialog()
  server.on(verifyCode, () => json(verified))
  await user.click(box(1))
  await user.paste('123456')
  await screen.findByText('Email Verified!')
  expect(server.received(verifyCode)[0]?.body).toEqual({ email, verification_code: '123456' })
  expect(onVerified).not.toHaveBeenCalled()
  await pass(2.1)
  expect(onVerified).toHaveBeenCalledOnce()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('closed before the 2 seconds are over, it calls the parent at once', async () => {
  const { server, user, onVerified } = await openDialog()
  server.on(verifyCode, () => json(verified))
  await user.click(box(1))
  await user.paste('123456')
  await screen.findByText('Email Verified!')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await pass(3)
  expect(onVerified).toHaveBeenCalledOnce()
})

test("'A failed verify clears the boxes and returns focus to the first'", async () => {
  const { server, user, onVerified } = await openDialog()
  server.on(verifyCode, () => json({ detail: 'Incorrect verification code.' }, 422))
  await user.click(box(1))
  await user.paste('111111')
  expect((await screen.findByRole('alert')).textContent).toBe('Incorrect verification code.')
  expect(box(1).value).toBe('')
  expect(document.activeElement).toBe(box(1))
  expect(onVerified).not.toHaveBeenCalled()
})

test('an answer that verifies nothing is a refusal', async () => {
  const { server, user } = await openDialog()
  server.on(verifyCode, () => json({ ...verified, email_verified: false, message: 'Not yet' }))
  await user.click(box(1))
  await user.paste('111111')
  expect((await screen.findByRole('alert')).textContent).toBe('Not yet')
})

test('a code that could not be asked for is said so, and may be asked for again', async () => {
  const { server, user } = await openDialog()
  await screen.findByText(/^Code expires in/)
  await pass(61)
  server.on(requestCode, () => json({ detail: 'Please wait a minute.' }, 429))
  await user.click(resendButton())
  expect((await screen.findByRole('alert')).textContent).toBe('Please wait a minute.')
  expect(resendButton().disabled).toBe(false)
})

test('opened again within the cooldown, it goes on with the code that was sent', async () => {
  const { server, user } = await openDialog()
  await screen.findByText(/^Code expires in/)
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Open' }))
  await screen.findByText(/^Code expires in/)
  expect(server.received(requestCode)).toHaveLength(1)
})
