import { parseMergeTemplate } from '@troupe/contract/mail/merge-fields'
import { LRUCache } from 'lru-cache'
import type { Executor } from '../../../database/database.ts'
import { parseStep } from '../content/parse-step.ts'
import type { MailTemplates } from '../content/render-mail.ts'
import { findStep } from './claim-repository.ts'

const keptSteps = 100

/** Parsed content of the steps being sent. A step never changes, so entries do not expire. */
export class StepCache {
  readonly #db: Executor
  readonly #steps = new LRUCache<string, Promise<MailTemplates>>({ max: keptSteps })

  constructor(db: Executor) {
    this.#db = db
  }

  get(campaignId: string, number: number): Promise<MailTemplates> {
    const key = `${campaignId} ${number}`
    const known = this.#steps.get(key)
    if (known) return known
    const loading = this.#load(campaignId, number)
    // Failures are not cached.
    loading.catch(() => this.#steps.delete(key))
    this.#steps.set(key, loading)
    return loading
  }

  async #load(campaignId: string, number: number): Promise<MailTemplates> {
    const step = await findStep(this.#db, { campaignId, number })
    if (!step) throw new Error(`Step ${number} of campaign ${campaignId} is not there`)
    return { step: parseStep(step), firstSubject: parseMergeTemplate(step.first_subject) }
  }
}
