import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { emailVerificationEndpoints } from '@troupe/contract/account/email-verification'
import { expect, test } from 'vitest'
import { createTransport } from '../../../lib/transport/transport.ts'
import { TransportContext } from '../../../lib/transport/transport-context.tsx'
import { createFakeServer, json } from '../../../testing/fake-server.ts'
import { describeStatusError } from '../email-verification/email-verification-errors.ts'
import { useEmailVerificationStatus } from './verify-email.ts'

const email = 'mina+shop@example.test'
const status = {
  ...emailVerificationEndpoints.status,
  path: '/api/email-verification/status/mina%2Bshop%40example.test',
} as const

function Status() {
  const { data, error } = useQuery(useEmailVerificationStatus(email))
  if (error) return <p>{describeStatusError(error)}</p>
  return <p>{data?.email_verified ? 'proven' : 'not proven'}</p>
}

function show(reply: () => Response) {
  const server = createFakeServer()
  server.on(status, reply)
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <TransportContext value={createTransport({ fetch: server.fetch })}>
        <Status />
      </TransportContext>
    </QueryClientProvider>,
  )
  return server
}

test("'GET /email-verification/status/{email} (URL-encoded)'", async () => {
  const server = show(() => json({ success: true, message: 'Verified', expires_at: null, email_verified: true }))
  await screen.findByText('proven')
  expect(server.received(status)).toHaveLength(1)
})

test("a failed check of the status: 'Failed to check verification status'", async () => {
  show(() => json({}, 500))
  await screen.findByText('Failed to check verification status')
})
