import { setTimeout as pause } from 'node:timers/promises'
import type { Cluster } from '../cluster/cluster.ts'
import { killInTurn } from '../cluster/kill-in-turn.ts'
import type { Report } from '../cluster/report.ts'
import { beginWork, type Work, workAtOnce } from './colleague-work.ts'
import { type CompanyMail, startCompanyMail } from './company-mail.ts'
import { followThrough, hurry } from './follow-through.ts'
import { judgeCompany } from './judge-company.ts'
import { Readers } from './readers.ts'
import { formTeam, type Team } from './team.ts'

interface CompanyOptions {
  readonly creatorIds: readonly string[]
  readonly people: number
  /** Rounds in which all write to a part of the creators at once, before all write to all. */
  readonly rounds: number
  /** Shortest time of a round in milliseconds. */
  readonly roundMs: number
  /** Default: as many as there is time for. */
  readonly kills?: number
}

/** Time between a server's start and its kill, in milliseconds. */
const lifetimes = { shortest: 500, longest: 6_000 }

/**
 * Has the members of a workspace add the same creators and write to them at once, at two servers that are killed meanwhile,
 * while creators unsubscribe from the mails of any of them and mails come back.
 * @returns A function that waits until the work of the killed servers was taken over, and checks what was received.
 */
export async function drillCompany(
  cluster: Cluster,
  report: Report,
  options: CompanyOptions,
): Promise<() => Promise<void>> {
  const { creatorIds, people } = options
  report.begin(`${people} colleagues write to the same ${creatorIds.length} creators at once, with kill -9`)
  const emails = await findEmails(cluster, creatorIds)
  const readers = new Readers(cluster, emails)
  const mail = await startCompanyMail((taken) => readers.react(taken))
  const team = await formTeam(cluster, mail, people)
  const { work, kills } = await writeAtOnce(cluster, { team, readers, mail }, options)
  report.figures({ kills, 'mails by the last kill': mail.received.length })
  return async () => {
    report.begin(`What ${creatorIds.length} creators have received from ${people} colleagues`)
    const settled = await followThrough({ cluster, team, received: mail.received }, readers)
    report.figures({
      'mails that a kill left unknown and that had arrived': settled.arrived,
      'the same that had not, and were sent again by hand': settled.sentAgain,
    })
    await judgeCompany(report, { cluster, team, work, readers, received: mail.received, emails })
    await mail.stop()
  }
}

interface Company {
  readonly team: Team
  readonly readers: Readers
  readonly mail: CompanyMail
}

async function writeAtOnce(
  cluster: Cluster,
  { team, readers, mail }: Company,
  { creatorIds, rounds, roundMs, kills: most }: CompanyOptions,
): Promise<{ work: Work; kills: number }> {
  const work = await beginWork(cluster, team)
  readers.begin(mail, team, rounds * roundMs)
  const [killing, hurrying] = [new AbortController(), new AbortController()]
  const killed = killInTurn(cluster, { lifetimes, signal: killing.signal, ...(most === undefined ? {} : { most }) })
  const hurried = hurry({ cluster, team }, hurrying.signal)
  const size = Math.ceil(creatorIds.length / rounds)
  for (let round = 0; round < rounds; round++) {
    const part = creatorIds.slice(round * size, (round + 1) * size)
    await Promise.all([pause(roundMs), workAtOnce(cluster, { team, work, creatorIds: part, isForAll: false })])
  }
  await workAtOnce(cluster, { team, work, creatorIds, isForAll: true })
  killing.abort()
  const kills = await killed
  hurrying.abort()
  await hurried
  return { work, kills }
}

async function findEmails({ database }: Cluster, ids: readonly string[]): Promise<string[]> {
  const { rows } = await database.pool.query<{ email: string }>(
    'select email from creators where id = any($1::bigint[]) order by id',
    [ids],
  )
  return rows.map(({ email }) => email)
}
