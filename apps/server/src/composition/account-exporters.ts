import type { Executor } from '../database/database.ts'
import { createAccessTokenExporters } from '../modules/access-tokens/account-data-repository.ts'
import { createAccountExporters } from '../modules/accounts/account-data.ts'
import type { AccountExporter } from '../modules/accounts/core/account-exporter-port.ts'
import { createConversationExporters } from '../modules/brand-analysis/account-data-repository.ts'
import { createCollectionExporters } from '../modules/collections/account-data-repository.ts'
import { createDiscoveryExporters } from '../modules/discovery/account-data-repository.ts'
import { createEmailSettingsExporters } from '../modules/email-settings/account-data-repository.ts'
import { createOnboardingExporters } from '../modules/onboarding/account-data-repository.ts'
import { createOutreachExporters } from '../modules/outreach/account-data-repository.ts'
import { createWebhookExporters } from '../modules/webhooks/account-data-repository.ts'
import { createWorkspaceExporters } from '../modules/workspaces/account-data.ts'

/** Exporters of every module's data about a user, in the order of the exported file. */
export function createExporters(db: Executor): AccountExporter[] {
  return [
    createAccountExporters,
    createWorkspaceExporters,
    createAccessTokenExporters,
    createDiscoveryExporters,
    createCollectionExporters,
    createEmailSettingsExporters,
    createOutreachExporters,
    createConversationExporters,
    createOnboardingExporters,
    createWebhookExporters,
  ].flatMap((create) => create(db))
}
