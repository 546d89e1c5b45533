import { parseMergeTemplate } from '@troupe/contract/merge-fields'
import type { Executor } from '../../database/database.ts'
import { RecentMap } from '../../recent-map.ts'
import { findStep } from './claim-repository.ts'
import type { MailTemplates } from './compose-mail.ts'
import { parseStep } from './freeze-content.ts'

const keptSteps = 100

/** The parsed contents of the steps that are being sent; frozen, so they never change. */
export class StepCache {
  readonly #db: Executor
  readonly #steps = new RecentMap<string, Promise<MailTemplates>>(keptSteps)

  constructor(db: Executor) {
    this.#db = db
  }

  get(campaignId: string, number: number): Promise<MailTemplates> {
    const key = `${campaignId} ${number}`
    const known = this.#steps.get(key)
    if (known) return known
    const loading = this.#load(campaignId, number)
    // A failure is not kept.
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
