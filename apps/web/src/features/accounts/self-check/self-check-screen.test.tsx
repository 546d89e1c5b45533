import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { installationEndpoints as endpoints, type SelfCheck } from '@troupe/contract/account/installation'
import { accountEndpoints } from '@troupe/contract/accounts'
import { describe, expect, test } from 'vitest'
import { prepareEmailServer } from '../../../testing/email-settings-page.ts'
import { makeUser } from '../../../testing/factories.ts'
import { createFakeServer, json, never } from '../../../testing/fake-server.ts'
import { renderApp, storeTokens } from '../../../testing/render-app.tsx'

const makeCheck = (parts: Partial<SelfCheck> = {}): SelfCheck => ({
  area: 'versions',
  part: null,
  state: 'good',
  finding: 'Troupe 1.0.0 on Node.js 24',
  advice: null,
  advice_message: null,
  ...parts,
})
const noBackup = makeCheck({
  area: 'backups',
  state: 'broken',
  finding: 'No backup has been made',
  advice: 'Run npm run backup each night',
})
const youtubeOff = makeCheck({
  area: 'platforms',
  part: 'YouTube',
  state: 'look',
  finding: 'It is off',
  advice: 'Set a key',
})

function openSelfCheck(...checks: SelfCheck[]) {
  storeTokens()
  const server = createFakeServer()
  server.on(accountEndpoints.me, () => json(makeUser()))
  server.on(endpoints.runSelfCheck, () => json({ checked_at: new Date().toISOString(), checks }))
  renderApp(server, '/self-check')
  return { server, user: userEvent.setup() }
}

const areas = () =>
  within(screen.getByRole('main'))
    .getAllByRole('heading', { level: 2 })
    .map((heading) => heading.textContent)

describe('the self-check', () => {
  test('shows what is broken first, then what needs a look, each with what to do', async () => {
    openSelfCheck(makeCheck(), youtubeOff, noBackup)
    await screen.findByText('1 thing does not work.')
    screen.getByText('1 thing needs a look.')
    expect(areas()).toEqual(['Backups', 'Platforms', 'Versions'])
    screen.getByText('Run npm run backup each night')
    const platform = screen.getByText('YouTube').closest('li')
    expect(platform && within(platform).getByText('Look')).toBeTruthy()
    expect(document.title).toBe('Self-check · Troupe')
  })

  test('says so if everything is in order', async () => {
    openSelfCheck(makeCheck())
    await screen.findByText('Everything is in order.')
  })

  test('is made again on request', async () => {
    const { server, user } = openSelfCheck(noBackup)
    const again = await screen.findByRole('button', { name: 'Check again' })
    server.on(endpoints.runSelfCheck, () => json({ checked_at: new Date().toISOString(), checks: [makeCheck()] }))
    await user.click(again)
    await screen.findByText('Everything is in order.')
    expect(server.received(endpoints.runSelfCheck)).toHaveLength(2)
  })

  test('tells that it is being made', async () => {
    const { server } = openSelfCheck()
    server.on(endpoints.runSelfCheck, never)
    await screen.findByText('Checking…')
  })

  test('tells other users who may see it', async () => {
    const { server } = openSelfCheck()
    server.on(endpoints.runSelfCheck, () =>
      json({ detail: 'This page is for the operators of this installation' }, 403),
    )
    await screen.findByRole('heading', { name: 'For operators' })
    screen.getByText(/OPERATOR_EMAILS/)
  })

  test('can be tried again if the server does not answer', async () => {
    const { server, user } = openSelfCheck(makeCheck())
    server.on(endpoints.runSelfCheck, () => json({ detail: 'no' }, 500))
    const retry = await screen.findByRole('button', { name: 'Try again' })
    server.on(endpoints.runSelfCheck, () => json({ checked_at: new Date().toISOString(), checks: [makeCheck()] }))
    await user.click(retry)
    await screen.findByText('Everything is in order.')
  })
})

describe('the user menu', () => {
  const openMenu = async (isOperator: boolean) => {
    const { server, user } = openSelfCheck(makeCheck())
    server.on(endpoints.getInstallation, () => json({ is_operator: isOperator, address: 'answers' }))
    await user.click(await screen.findByRole('button', { name: 'maya Premium Plan' }))
    await screen.findByRole('menuitem', { name: 'Platforms' })
    return server
  }

  test('leads operators here', async () => {
    await openMenu(true)
    await screen.findByRole('menuitem', { name: 'Self-check' })
  })
})

describe('the email settings', () => {
  const warning = 'Links in your mails may lead nowhere'
  const open = async (address: string) => {
    const server = prepareEmailServer()
    server.on(endpoints.getInstallation, () => json({ is_operator: false, address }))
    renderApp(server, '/email-config')
    await screen.findByRole('button', { name: 'Save' })
  }

  test('warn if the public address does not answer', async () => {
    await open('silent')
    await screen.findByText(warning)
  })

  test.each(['answers', 'unset', 'unchecked'])('do not warn if it is %s', async (address) => {
    await open(address)
    expect(screen.queryByText(warning)).toBeNull()
  })
})
