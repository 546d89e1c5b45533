import { MantineProvider } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { furtherMailboxEndpoints } from '@troupe/contract/campaigns/further-mailboxes'
import type { MailDraft } from '@troupe/contract/campaigns/mail-drafts'
import { columnEndpoints } from '@troupe/contract/collection-members/columns'
import { emailSettingsEndpoints } from '@troupe/contract/email-settings'
import { campaignEndpoints } from '@troupe/contract/mail/campaigns'
import { companyAddressEndpoints } from '@troupe/contract/mail/company-address'
import { emailTemplateEndpoints } from '@troupe/contract/mail/email-templates'
import type { MicrosoftConnection } from '@troupe/contract/mail/microsoft-connection'
import { outreachEndpoints } from '@troupe/contract/outreach'
import { useState } from 'react'
import { MemoryRouter } from 'react-router'
import { createServices } from '../app/composition.ts'
import { theme } from '../app/theme.ts'
import { SendEmailDialog } from '../features/outreach/compose/send-email-dialog.tsx'
import { EventsContext, TransportContext } from '../lib/transport/transport-context.tsx'
import { createFakeServer, json, never } from './fake-server.ts'
import { draftRevision, keepDraft } from './keep-draft.ts'
import { companyAddress, makeCampaign, makeEmailConfig, makePreview } from './outreach-factories.ts'
import { storeTokens } from './render-app.tsx'

const mina = { id: '1', title: 'Mina Bakes', email: 'mina@example.test' }

/** The template that `useTemplate` uses. */
export const usedTemplate = {
  id: '7f1c2f0e-1111-4222-8333-00000000000a',
  name: 'First contact',
  subject: 'Tea, {{title}}?',
  body: '<p>Dear {{title|there}}</p>',
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
}

/** Response with the settings. */
export function answerConfig(config = makeEmailConfig(), microsoft: Partial<MicrosoftConnection> = {}) {
  return json({
    success: true,
    config,
    gmail: {
      state: 'disconnected',
      email: null,
      since: null,
      reads: false,
      is_stand_in: false,
      returns_to: window.location.origin,
    },
    microsoft: {
      state: 'disconnected',
      email: null,
      since: null,
      reads: false,
      is_stand_in: false,
      returns_to: window.location.origin,
      ...microsoft,
    },
  })
}

export function answerProviders(isGmailAvailable: boolean) {
  return json({
    providers: [
      { id: 'smtp', available: true },
      { id: 'gmail', available: isGmailAvailable },
      { id: 'microsoft', available: true },
    ],
    sandbox_mailbox: null,
  })
}

/** Opens the dialog for these creators, of a collection if one is given, on a server that reports no problem. */
export async function openSendDialog(
  creators: readonly { id: string; title: string; email: string | null }[] = [mina],
  draft: MailDraft | null = null,
  collectionId: string | null = null,
) {
  storeTokens()
  const server = createFakeServer()
  server.on(emailSettingsEndpoints.listProviders, () => answerProviders(false))
  server.on(emailSettingsEndpoints.getConfig, () => answerConfig())
  server.on(emailTemplateEndpoints.list, () => json({ templates: [usedTemplate] }))
  server.on(companyAddressEndpoints.get, () => json({ company_address: companyAddress }))
  server.on(furtherMailboxEndpoints.list, () => json({ mailboxes: [] }))
  const kept = { draft }
  const restoreDraft = () => keepDraft(server, kept)
  restoreDraft()
  server.on(outreachEndpoints.preview, () => json(makePreview({ valid: creators.length })))
  server.on(outreachEndpoints.sendEmail, () =>
    json({ status: 'success', message: 'Writing to 1 creator.', campaign: makeCampaign() }),
  )
  server.on(campaignEndpoints.get, () => json(makeCampaign()))
  server.on(campaignEndpoints.watch, never)
  server.on(columnEndpoints.listColumns, () =>
    json([{ id: draftRevision(7), name: 'Rate', type: 'number', choices: [] }]),
  )
  const sent: string[] = []
  const services = createServices(server.fetch)
  render(
    <MantineProvider env="test" theme={theme}>
      <Notifications />
      <QueryClientProvider client={services.queryClient}>
        <TransportContext value={services.callEndpoint}>
          <EventsContext value={services.readEvents}>
            <MemoryRouter>
              <OpenedDialog creators={creators} collectionId={collectionId} onSent={(id) => sent.push(id)} />
            </MemoryRouter>
          </EventsContext>
        </TransportContext>
      </QueryClientProvider>
    </MantineProvider>,
  )
  const user = userEvent.setup()
  const open = async () => {
    await user.click(screen.getByRole('button', { name: 'Write' }))
    await screen.findByRole('textbox', { name: 'Message' })
  }
  await open()
  return { server, user, sent, open, kept, restoreDraft, ...makeSteps(user) }
}

function makeSteps(user: ReturnType<typeof userEvent.setup>) {
  return {
    /** Fills in subject and body from a template. */
    useTemplate: async () => {
      await user.click(screen.getByRole('button', { name: 'Templates' }))
      await user.click(await screen.findByRole('button', { name: 'Use First contact' }))
    },
    send: () => user.click(screen.getByRole('button', { name: /^(Send|Schedule) Email$/ })),
    close: () => user.click(screen.getByRole('button', { name: 'Close' })),
  }
}

interface OpenedDialogProps {
  creators: readonly { id: string; title: string; email: string | null }[]
  collectionId: string | null
  onSent: (campaignId: string) => void
}

function OpenedDialog({ creators, collectionId, onSent }: OpenedDialogProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Write
      </button>
      <SendEmailDialog
        isOpen={isOpen}
        creators={creators}
        collectionId={collectionId}
        onClose={() => setOpen(false)}
        onSent={({ campaign }) => onSent(campaign.id)}
        paths={{
          emailConfig: '/email-config',
          campaigns: '/campaigns',
          inbox: '/inbox',
          dashboard: '/dashboard',
          pipeline: '/pipeline',
          writing: '/campaigns/write',
        }}
      />
    </>
  )
}
