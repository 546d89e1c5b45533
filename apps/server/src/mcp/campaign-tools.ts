import type { McpServer } from '@modelcontextprotocol/server'
import { campaignChangeEndpoints } from '@troupe/contract/campaigns/campaign-changes'
import { contactEndpoints } from '@troupe/contract/campaigns/contact-records'
import { mailReviewEndpoints } from '@troupe/contract/campaigns/mail-review'
import { campaignEndpoints } from '@troupe/contract/mail/campaigns'
import { z } from 'zod'
import type { CallEndpoint } from '../http/requests/call-endpoint.ts'
import { type Answer, foreignTexts } from './tool-result.ts'

const annotations = { readOnlyHint: true, openWorldHint: false }

const PageInput = z.object({ page: z.number().int().min(1).max(10_000).default(1) })
const CampaignInput = z.object({ campaign_id: z.uuid() })
const creatorIds = contactEndpoints.listContacts.body.shape.creator_ids
const ReviewInput = z.object({
  creator_ids: creatorIds.describe('Ids of the creators who would be written to'),
  subject: z.string().default(''),
  body: z.string().default(''),
  skip_written_days: z.number().int().min(1).max(365).default(30).describe('Leaves out who had a mail in these days'),
})

/** Registers the tools of tokens with the scope `campaigns`; none of them sends. */
export function registerCampaignTools(server: McpServer, call: CallEndpoint, answer: Answer): void {
  server.registerTool(
    'list_campaigns',
    {
      title: 'List campaigns',
      description: "The user's campaigns with their counts, the newest first.",
      inputSchema: PageInput,
      annotations,
    },
    ({ page }) => answer(() => call(campaignEndpoints.list, { query: { page } })),
  )
  server.registerTool(
    'get_campaign',
    {
      title: 'Get a campaign',
      description: `The state of a campaign, its counts, and the first creators by name with their mails. ${foreignTexts}`,
      inputSchema: CampaignInput,
      annotations,
    },
    ({ campaign_id: id }) =>
      answer(async () => ({
        campaign: await call(campaignEndpoints.get, { params: { id } }),
        ...(await call(campaignChangeEndpoints.listCreators, { params: { id }, query: {} })),
      })),
  )
  server.registerTool(
    'review_mail',
    {
      title: 'Review a mail',
      description: `How many of these creators would get a mail, and why the others are left out. Nothing is sent. ${foreignTexts}`,
      inputSchema: ReviewInput,
      annotations,
    },
    ({ creator_ids: kol_ids, ...mail }) =>
      answer(async () => {
        const { counts, mails } = await call(mailReviewEndpoints.review, {
          body: { ...mail, kol_ids, show: 'left_out' },
        })
        return { counts, left_out: mails.map(({ creator, left_out, contact }) => ({ creator, ...left_out, contact })) }
      }),
  )
  server.registerTool(
    'get_contacts',
    {
      title: 'Get contact records',
      description:
        'What came of mails to these creators, also to their addresses and to other channels of the same persons. Creators without any are left out.',
      inputSchema: z.object({ creator_ids: creatorIds }),
      annotations,
    },
    (body) => answer(() => call(contactEndpoints.listContacts, { body })),
  )
}
