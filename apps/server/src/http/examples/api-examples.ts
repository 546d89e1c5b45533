import { accountExamples } from './account-examples.ts'
import { adminExamples } from './admin-examples.ts'
import { brandExamples } from './brand-examples.ts'
import { collectionExamples } from './collection-examples.ts'
import { discoveryExamples } from './discovery-examples.ts'
import type { EndpointExample } from './endpoint-example.ts'
import { importExamples } from './import-examples.ts'
import { inboxExamples } from './inbox-examples.ts'
import { installationExamples } from './installation-examples.ts'
import { mailSettingsExamples } from './mail-settings-examples.ts'
import { onboardingExamples } from './onboarding-examples.ts'
import { outreachExamples } from './outreach-examples.ts'
import { secondFactorExamples } from './second-factor-examples.ts'
import { webhookExamples } from './webhook-examples.ts'
import { workspaceExamples } from './workspace-examples.ts'

/** An example of every endpoint; a test holds that none is missing and that each fits its schemas. */
export const apiExamples: readonly EndpointExample[] = [
  ...accountExamples,
  ...adminExamples,
  ...secondFactorExamples,
  ...discoveryExamples,
  ...collectionExamples,
  ...brandExamples,
  ...outreachExamples,
  ...mailSettingsExamples,
  ...inboxExamples,
  ...onboardingExamples,
  ...webhookExamples,
  ...workspaceExamples,
  ...installationExamples,
  ...importExamples,
]
