import { workspaceRoles } from '@troupe/contract/base/roles'
import { EmailProvider, emailProviderFacts } from '@troupe/contract/mail/email-provider'
import type { Activity, ActivityAction } from '@troupe/contract/workspace/activities'
import { roleTexts } from '../workspace-texts.ts'
import { activityTexts as texts } from './activity-texts.ts'

const ofMails: readonly ActivityAction[] = ['campaign.changed', 'campaign.retried']

/** What an entry is about, in parts: the thing, more about it, and a number. */
export function describeActivity(entry: Activity): string[] {
  const { action, target, count } = entry
  const number = count === null ? null : ofMails.includes(action) ? texts.mails(count) : texts.creators(count)
  return [target, describeDetail(entry), number].filter((part) => part !== null)
}

function describeDetail({ action, detail }: Activity): string | null {
  if (detail === null) return null
  if (action.startsWith('member.')) {
    const role = workspaceRoles.find((one) => one === detail)
    return role ? roleTexts[role].label : detail
  }
  if (action.startsWith('mailbox.')) {
    const provider = EmailProvider.safeParse(detail).data
    return provider ? emailProviderFacts[provider].shortName : detail
  }
  if (action.startsWith('export.')) return detail.toUpperCase()
  if (action.startsWith('token.')) return detail
  return texts.renamed(detail)
}
