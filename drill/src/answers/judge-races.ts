import type { Database } from '@troupe/server/database/database'
import type { Report } from '../cluster/report.ts'

/** An answer and the follow-up that it is to stop. */
export interface Race {
  /** Id of the follow-up. */
  readonly id: string
  readonly email: string
  /** Message-ID of the first mail. */
  readonly parent: string
  readonly dueAt: number
  readonly answerAt: number
  /** When the answer was in the mailbox, by this machine's clock. */
  arrivedAt: number | undefined
}

interface Outcome {
  readonly id: string
  readonly state: string
  readonly left_at: Date | null
  readonly taken_at: Date | null
  readonly is_crossed: boolean | null
  readonly answers: number
}

interface Judged {
  readonly database: Database
  readonly campaignId: string
  readonly races: readonly Race[]
  /** Number of mails that the mail server accepted, by address. */
  readonly taken: ReadonlyMap<string, number>
}

/** No follow-up may leave when the answer has been in the mailbox for that long, in milliseconds. */
const limit = 60_000

/** Checks how the races ended: what left, when, and what was noted and said. */
export async function judgeRaces(report: Report, { database, campaignId, races, taken }: Judged): Promise<void> {
  const outcomes = await listOutcomes(database, campaignId)
  const ended = races.flatMap((race) => {
    const outcome = outcomes.get(race.id)
    return outcome && race.arrivedAt !== undefined ? [{ ...race, ...outcome, arrivedAt: race.arrivedAt }] : []
  })
  const left = ended.filter(({ left_at }) => left_at !== null)
  const waits = left.map(({ left_at, arrivedAt }) => (left_at?.getTime() ?? 0) - arrivedAt)
  const crossed = left.filter(
    ({ left_at, taken_at, arrivedAt }) => left_at && taken_at && left_at.getTime() > arrivedAt && left_at < taken_at,
  )
  const delays = ended.flatMap(({ taken_at, arrivedAt }) => (taken_at ? taken_at.getTime() - arrivedAt : []))
  delays.sort((one, other) => one - other)
  const toSeconds = (milliseconds: number | undefined) => `${((milliseconds ?? 0) / 1000).toFixed(1)} s`
  report.figures({
    'follow-ups that were stopped': ended.length - left.length,
    'follow-ups that left before the answer came': waits.filter((wait) => wait <= 0).length,
    'follow-ups that left after it came and before it was read': crossed.length,
    'longest time from an answer to a follow-up that left': toSeconds(Math.max(0, ...waits)),
    'from the answer in the mailbox to its effect, median': toSeconds(delays[Math.floor(delays.length / 2)]),
    'the same, longest': toSeconds(delays.at(-1)),
  })
  const late = waits.filter((wait) => wait > limit).length
  report.check('no follow-up leaves 60 seconds after an answer', late === 0, late)
  const lost = races.length - ended.filter(({ answers }) => answers > 0).length
  report.check('no answer is lost', lost === 0, lost)
  const twice = ended.filter(({ answers }) => answers > 1).length
  report.check('no answer is stored twice', twice === 0, twice)
  const unsaid = crossed.filter(({ is_crossed }) => !is_crossed).length
  report.check('each follow-up that crossed its answer is said', unsaid === 0, `${unsaid} of ${crossed.length} are not`)
  const wrong = ended.filter(({ email, state }) => !isRight(taken.get(email) ?? 0, state)).length
  report.check('each mail arrived once, and no follow-up that was stopped', wrong === 0, wrong)
}

/** Whether a creator has the first mail and, as its state says, the follow-up. Of an unknown one both are right. */
function isRight(taken: number, state: string): boolean {
  if (state === 'unknown') return taken === 1 || taken === 2
  return taken === (state === 'sent' ? 2 : 1)
}

async function listOutcomes(database: Database, campaignId: string): Promise<ReadonlyMap<string, Outcome>> {
  const { rows } = await database.pool.query<Outcome>(
    `select messages.id, messages.state, max(attempts.started_at) as left_at, min(received_mails.created_at) as taken_at,
        bool_or(is_crossed) as is_crossed, count(distinct received_mails.id)::int as answers
      from messages
      left join attempts on attempts.message_id = messages.id
      left join received_mails on received_mails.recipient_id = messages.recipient_id
      where messages.campaign_id = $1 and messages.step = 1 group by messages.id`,
    [campaignId],
  )
  return new Map(rows.map((row) => [row.id, row]))
}
