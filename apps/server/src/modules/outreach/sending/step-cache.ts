import { parseMergeTemplate } from '@troupe/contract/mail/merge-fields'
import { LRUCache } from 'lru-cache'
import type { Executor } from '../../../database/database.ts'
import { parseStep } from '../content/parse-step.ts'
import type { MailTemplates } from '../content/render-mail.ts'
import { type ClaimedMail, findStep } from './claim-repository.ts'

const keptSteps = 100

/** The content of a step at a text revision of its campaign. */
export interface CachedStep extends MailTemplates {
  readonly textRevision: number
}

/**
 * Parsed content of the steps being sent, by text revision: an entry never changes, so entries do not expire. A mail
 * that was claimed before a change may be composed with the old text; its intent is then refused, in every process, and
 * its next claim has the new revision.
 */
export class StepCache {
  readonly #db: Executor
  readonly #steps = new LRUCache<string, Promise<CachedStep>>({ max: keptSteps })

  constructor(db: Executor) {
    this.#db = db
  }

  get(mail: Pick<ClaimedMail, 'campaign_id' | 'step' | 'text_revision'>): Promise<CachedStep> {
    const key = `${mail.campaign_id} ${mail.step} ${mail.text_revision}`
    const known = this.#steps.get(key)
    if (known) return known
    const loading = this.#load(mail.campaign_id, mail.step)
    // Failures are not cached.
    loading.catch(() => this.#steps.delete(key))
    this.#steps.set(key, loading)
    return loading
  }

  async #load(campaignId: string, number: number): Promise<CachedStep> {
    const step = await findStep(this.#db, { campaignId, number })
    if (!step) throw new Error(`Step ${number} of campaign ${campaignId} is not there`)
    const firstSubject = parseMergeTemplate(step.first_subject)
    return { step: parseStep(step), firstSubject, textRevision: step.text_revision }
  }
}
