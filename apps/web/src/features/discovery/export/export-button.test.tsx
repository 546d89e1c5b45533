import { MantineProvider } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { exportsEndpoints } from '@troupe/contract/discover/exports'
import type { ComponentProps } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createServices } from '../../../app/composition.ts'
import { TransportContext } from '../../../lib/transport/transport-context.tsx'
import { createFakeServer, json } from '../../../testing/fake-server.ts'
import { storeTokens } from '../../../testing/render-app.tsx'
import { assistantTexts } from '../../brand-analysis/assistant/conversation/assistant-texts.ts'
import { ExportButton } from './export-button.tsx'

const { exportKols } = exportsEndpoints
const creators = [{ id: 'creator-1' }, { id: 'creator-2' }, { id: 'creator-3' }]
const opened: string[] = []

beforeEach(() => {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    opened.push(this.getAttribute('href') ?? '')
  })
})

afterEach(() => {
  opened.length = 0
})

function renderButton(props: Partial<ComponentProps<typeof ExportButton>> = {}) {
  storeTokens()
  const server = createFakeServer()
  server.on(exportKols, () =>
    json({
      success: true,
      file_url: '/api/exports/7?token=t',
      message: 'The file is ready',
      rows: 3,
      expires_at: '2026-01-02T00:00:00.000Z',
    }),
  )
  render(
    <MantineProvider env="test">
      <Notifications />
      <QueryClientProvider client={new QueryClient()}>
        <TransportContext value={createServices(server.fetch).callEndpoint}>
          <ExportButton shown={creators} selected={[]} {...props} />
        </TransportContext>
      </QueryClientProvider>
    </MantineProvider>,
  )
  const user = userEvent.setup()
  const openMenu = () => user.click(screen.getByRole('button', { name: 'Export' }))
  const choose = async (name: string) => {
    await openMenu()
    await user.click(await screen.findByRole('menuitem', { name }))
  }
  return { server, openMenu, choose }
}

test('export without results: "No data to export. Please perform a search first."', async () => {
  const { server, openMenu } = renderButton({ shown: [] })
  await openMenu()
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('No data to export. Please perform a search first.')
  expect(server.received(exportKols)).toEqual([])
})

test('other screens have words of their own: "No KOLs to export. Please run an analysis first."', async () => {
  renderButton({ shown: [], ...assistantTexts.export })
  await userEvent.setup().click(screen.getByRole('button', { name: 'Export Results' }))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('No KOLs to export. Please run an analysis first.')
})

test('all shown are exported in their order, and the file is downloaded from its address', async () => {
  const { server, choose } = renderButton()
  await choose('All shown (3), Excel (.xlsx)')
  await screen.findByText('3 creators exported')
  expect(server.received(exportKols)[0]?.body).toEqual({
    kols: ['creator-1', 'creator-2', 'creator-3'],
    format: 'xlsx',
  })
  expect(opened).toEqual(['/api/exports/7?token=t'])
})

test('with a selection, only the selected can be exported too', async () => {
  const { server, choose } = renderButton({ selected: [{ id: 'creator-2' }] })
  await choose('Selected (1), CSV (.csv)')
  await screen.findByText('3 creators exported')
  expect(server.received(exportKols)[0]?.body).toEqual({ kols: ['creator-2'], format: 'csv' })
})

test('all results of a search are exported by the search itself', async () => {
  const { server, choose } = renderButton({ search: { query_text: 'tea' } })
  await choose('All results of this search, CSV (.csv)')
  await screen.findByText('3 creators exported')
  expect(server.received(exportKols)[0]?.body).toEqual({ search: { query_text: 'tea' }, format: 'csv' })
})

test('results without a search have no such item', async () => {
  const { openMenu } = renderButton()
  await openMenu()
  await screen.findByRole('menuitem', { name: 'All shown (3), CSV (.csv)' })
  expect(screen.queryByRole('menuitem', { name: /All results/ })).toBeNull()
  expect(screen.queryByRole('menuitem', { name: /Selected/ })).toBeNull()
})

test('export failure: "Export failed. Please try again.", with the reason, and no download', async () => {
  const { server, choose } = renderButton()
  server.on(exportKols, () => json({ detail: 'The disk is full.' }, 503))
  await choose('All shown (3), CSV (.csv)')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Export failed. Please try again.')
  expect(alert.textContent).toContain('The disk is full.')
  expect(opened).toEqual([])
})
