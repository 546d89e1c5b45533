import { z } from 'zod'
import { normalizeText } from '../base/text.ts'
import { schemaText } from '../messages/message.ts'

export const campaignNameMaxLength = 200

/** The name of a campaign, for its user alone. */
export const CampaignName = z
  .string()
  .max(campaignNameMaxLength, schemaText('common.name_too_long', { max: campaignNameMaxLength }))
  .transform((name) => normalizeText(name.replace(/\s+/g, ' ')))
  .refine((name) => name !== '', schemaText('common.name_required'))
