import { companyAddressEndpoints } from '@troupe/contract/mail/company-address'
import { type BoundEndpoint, bind } from '../../../http/requests/endpoint-binding.ts'
import type { OutreachContext } from '../context/outreach-context.ts'
import { findCompanyAddress, saveCompanyAddress } from './company-address.ts'

export function bindCompanyAddressEndpoints(context: OutreachContext): BoundEndpoint[] {
  return [
    bind(companyAddressEndpoints.get, async ({ actor }) => ({
      company_address: (await findCompanyAddress(context, actor.workspaceId)) ?? null,
    })),
    bind(companyAddressEndpoints.save, async ({ actor, body }) => ({
      company_address: await saveCompanyAddress(context, { workspaceId: actor.workspaceId, given: body }),
    })),
  ]
}
