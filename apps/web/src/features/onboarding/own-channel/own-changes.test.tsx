import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { ownChannelEndpoints } from '@troupe/contract/own-channel'
import { afterEach, describe, expect, test } from 'vitest'
import { createFakeServer, json } from '../../../testing/fake-server.ts'
import { makeOwnChannel } from '../../../testing/make-own-channel.ts'
import { renderApp } from '../../../testing/render-app.tsx'

const { get, prove, erase, keep, changeAddress, confirmAddress, keepAddress } = ownChannelEndpoints

afterEach(() => window.sessionStorage.clear())

async function openPage(parts: Parameters<typeof makeOwnChannel>[0] = {}) {
  const server = createFakeServer()
  server.on(get, () => json(makeOwnChannel({ proven_at: null, ...parts })))
  renderApp(server, '/my-channel#token=secret-1')
  await screen.findByRole('heading', { level: 1, name: 'Your page' })
  return { server, user: userEvent.setup() }
}
const section = (name: string) => within(screen.getByRole('region', { name }))
const proof_code = { code: 'troupe-7k3mq9xp', expires_at: '2026-03-01T10:00:00.000Z' }
const pending = {
  email: 'new@example.test',
  expires_at: '2026-03-01T10:00:00.000Z',
  is_new_confirmed: false,
  is_old_confirmed: false,
}

describe('the proof', () => {
  test('gives out a code, says that no sign-in is needed, and finds the code or says that it is missing', async () => {
    const { server, user } = await openPage()
    const answer = (message_key: string, message: string, parts: object) =>
      server.on(prove, () =>
        json({ success: true, message, message_key, channel: makeOwnChannel({ proven_at: null, ...parts }) }),
      )
    answer('onboarding.proof_issued', 'Put the code', { proof_code })
    const proof = section('Prove that it is yours')
    proof.getByText(/You need not sign in to the platform/)
    await user.click(proof.getByRole('button', { name: 'Get a code' }))
    await proof.findByText('troupe-7k3mq9xp')
    expect(proof.queryByText('Put the code')).toBeNull()
    answer('onboarding.proof_missing', 'Not there yet', { proof_code })
    await user.click(proof.getByRole('button', { name: 'Check now' }))
    await proof.findByText('Not there yet')
    answer('onboarding.proven', 'Proved', { proven_at: '2026-02-27T10:00:00.000Z' })
    await user.click(proof.getByRole('button', { name: 'Check now' }))
    await proof.findByText('Proved on February 27, 2026')
    expect(server.received(prove)).toHaveLength(3)
  })

  test('says why it could not be checked, and the code stays', async () => {
    const { server, user } = await openPage({ proof_code })
    server.on(prove, () => json({ detail: 'YouTube does not answer at the moment.' }, 503))
    await user.click(screen.getByRole('button', { name: 'Check now' }))
    await screen.findByText('YouTube does not answer at the moment.')
    screen.getByText('troupe-7k3mq9xp')
  })
})

describe('the address', () => {
  test('is changed after both have confirmed, which the page waits for and can stop', async () => {
    const { server, user } = await openPage()
    server.on(changeAddress, () => json(makeOwnChannel({ proven_at: null, address_change: pending })))
    server.on(keepAddress, () => json({ success: true, message: 'Kept' }))
    const address = section('Your address')
    await user.type(address.getByLabelText('New address'), 'nonsense')
    await user.click(address.getByRole('button', { name: 'Change the address' }))
    address.getByText('Please enter a valid email address')
    await user.clear(address.getByLabelText('New address'))
    await user.type(address.getByLabelText('New address'), 'new@example.test{Enter}')
    await address.findByText('new@example.test is to be your new address.')
    address.getByText('We sent a link to the old and to the new address. Both have to confirm.')
    address.getByText(/Prove that the channel is yours/)
    expect(server.received(changeAddress)[0]?.body).toEqual({ token: 'secret-1', email: 'new@example.test' })
    await user.click(address.getByRole('button', { name: 'Keep the present address' }))
    await address.findByLabelText('New address')
  })

  test.each([
    [{ is_old_confirmed: null }, 'We sent a link to the new address, which has to confirm.'],
    [{ is_new_confirmed: true }, /The old one has to confirm as well/],
  ])('says who has to confirm: %o', async (parts, text) => {
    await openPage({ address_change: { ...pending, ...parts } })
    section('Your address').getByText(text)
  })
})

describe('erasing without a proof', () => {
  test('is announced as planned, shows its day, and can be stopped', async () => {
    const { server, user } = await openPage()
    server.on(erase, () => json({ success: true, message: 'Planned', erasure_due_at: '2026-03-16T10:00:00.000Z' }))
    server.on(keep, () => json({ success: true, message: 'Kept' }))
    await user.click(screen.getByRole('button', { name: 'Erase my channel' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Erase your channel?' }))
    dialog.getByText(/it is erased after 14 days/)
    await user.click(dialog.getByRole('button', { name: 'Erase in 14 days' }))
    await screen.findByText('Everything will be erased on March 16, 2026')
    await user.click(screen.getByRole('button', { name: 'Do not erase it' }))
    await screen.findByRole('button', { name: 'Erase my channel' })
    expect(server.received(keep)[0]?.body).toEqual({ token: 'secret-1' })
  })
})

test('a channel that is proved after the request is erased at once, if its creator wants', async () => {
  const { user } = await openPage({
    proven_at: '2026-03-03T10:00:00.000Z',
    erasure_due_at: '2026-03-16T10:00:00.000Z',
  })
  screen.getByRole('button', { name: 'Do not erase it' })
  await user.click(screen.getByRole('button', { name: 'Erase my channel' }))
  await screen.findByRole('button', { name: 'Erase for good' })
})

describe('a mailed link', () => {
  function openLink(hash: string) {
    const server = createFakeServer()
    const { router } = renderApp(server, `/my-channel#${hash}`)
    return { server, router, user: userEvent.setup() }
  }

  test('to the new address confirms after a click only, and its token leaves the address bar', async () => {
    const { server, router, user } = openLink('new-address=secret-2')
    server.on(confirmAddress, () => json({ success: true, message: 'The address is changed.', is_changed: true }))
    await screen.findByRole('heading', { name: 'Is this your address?' })
    expect([router.state.location.hash, server.received(confirmAddress)]).toEqual(['', []])
    expect(screen.queryByRole('button', { name: 'Stop the change' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Confirm the address' }))
    await screen.findByText('The address is changed.')
    expect(server.received(confirmAddress)[0]?.body).toEqual({ token: 'secret-2' })
  })

  test('to the old address can stop the change', async () => {
    const { server, user } = openLink('old-address=secret-3')
    server.on(keepAddress, () => json({ success: true, message: 'The address stays as it is.' }))
    await user.click(await screen.findByRole('button', { name: 'Stop the change' }))
    await screen.findByText('The address stays as it is.')
    expect(server.received(keepAddress)[0]?.body).toEqual({ token: 'secret-3' })
  })

  test('leads back to a page that is read anew', async () => {
    window.sessionStorage.setItem('troupe.own-channel-token', 'secret-1')
    const server = createFakeServer()
    server.on(get, () => json(makeOwnChannel({ proven_at: null, erasure_due_at: '2026-03-16T10:00:00.000Z' })))
    const { router } = renderApp(server, '/my-channel')
    const user = userEvent.setup()
    await screen.findByText(/^Everything will be erased on/)
    await act(() => router.navigate('/my-channel#keep=secret-4'))
    server.on(keep, () => json({ success: true, message: 'Nothing will be erased.' }))
    server.on(get, () => json(makeOwnChannel({ proven_at: null })))
    await user.click(await screen.findByRole('button', { name: 'Stop the erasure' }))
    await user.click(await screen.findByRole('button', { name: 'To my page' }))
    await screen.findByRole('button', { name: 'Erase my channel' })
  })

  test('of a notice stops the erasure; an old one says so', async () => {
    const { server, user } = openLink('keep=secret-4')
    server.on(keep, () => json({ detail: 'This link is not valid any more.' }, 401))
    await user.click(await screen.findByRole('button', { name: 'Stop the erasure' }))
    expect((await screen.findByRole('alert')).textContent).toContain('This link is not valid any more.')
    server.on(keep, () => json({ success: true, message: 'Nothing will be erased.' }))
    await user.click(screen.getByRole('button', { name: 'Stop the erasure' }))
    await screen.findByText('Nothing will be erased.')
  })
})
