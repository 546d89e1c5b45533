import { Gauge, type Registry } from 'prom-client'
import { seconds } from '../lib/durations.ts'
import { withTimeout } from '../lib/with-timeout.ts'

/**
 * Gauges, read when the metrics are requested. For those read from the database, every node reports the same value.
 */
const gaugeTexts = {
  troupe_ready: { help: 'Whether this server can do its work: 1 or 0', labels: [] },
  troupe_jobs_waiting: { help: 'Jobs that wait for a worker, on all nodes together', labels: ['queue'] },
  troupe_derived_rows_stale: {
    help: 'Stored rows that are to be made, or made again since what makes them is another version',
    labels: ['kind'],
  },
  troupe_jobs_unmoved_seconds: {
    help: 'For how long jobs of a queue have waited without one being taken up or done',
    labels: ['queue'],
  },
  troupe_data_oldest_seconds: { help: "The age of a platform's oldest stored data", labels: ['platform'] },
  troupe_data_limit_seconds: { help: "The age that a platform's data must not reach", labels: ['platform'] },
  troupe_data_due: { help: 'Creators whose data is to be read again, or else is removed', labels: ['platform'] },
  troupe_data_removed: {
    help: 'Rows that were ever removed or reduced because of their age',
    labels: ['platform', 'kind'],
  },
  troupe_mails_due: { help: 'Mails of running campaigns that are due and not yet handed over', labels: [] },
  troupe_mailboxes_paused: { help: 'Mailboxes that rest because their account refuses', labels: ['provider'] },
  troupe_platform_quota_used: { help: 'Used of an allowance in its window', labels: ['platform', 'allowance'] },
  troupe_platform_quota_limit: { help: 'An allowance, where there is one', labels: ['platform', 'allowance'] },
  troupe_database_connections: { help: 'Connections of this server to its database', labels: ['state'] },
  troupe_database_waiting: { help: 'Callers in this server that wait for a connection', labels: [] },
  troupe_data_dir_free_bytes: { help: 'What is free on the disk of DATA_DIR', labels: [] },
  troupe_data_dir_size_bytes: { help: 'The size of the disk of DATA_DIR', labels: [] },
  troupe_embedded_database_restarts: {
    help: 'How often the embedded database was replaced since the start',
    labels: [],
  },
  troupe_backup_last_result: {
    help: 'Whether the last attempt at a step of a backup succeeded: 1 or 0',
    labels: ['step'],
  },
  troupe_backup_last_made_timestamp_seconds: { help: 'When the newest dump was made', labels: [] },
  troupe_backup_last_verified_timestamp_seconds: {
    help: 'When the newest backup was made that was restored and compared',
    labels: [],
  },
  troupe_cluster_backup_timestamp_seconds: { help: 'When the newest copy of the cluster was made', labels: [] },
  troupe_wal_archive_failing: {
    help: 'Whether the last segment of the write-ahead log could not be archived: 1 or 0',
    labels: [],
  },
  troupe_certificate_expires_timestamp_seconds: { help: 'When the certificate of APP_URL ends', labels: [] },
} as const satisfies Record<string, { help: string; labels: readonly string[] }>

type GaugeName = keyof typeof gaugeTexts

interface Reading {
  readonly gauge: GaugeName
  /** Labels have few possible values, such as a queue or a platform. */
  readonly labels?: Readonly<Record<string, string>>
  readonly value: number
}

/** A source of gauges. */
export interface GaugeSource {
  readonly name: string
  readonly gauges: readonly GaugeName[]
  read(): Promise<readonly Reading[]>
}

/** Milliseconds to wait for a source. */
const patience = seconds(1)

/**
 * The gauges of a registry. A source that fails or is slow reports no values until it recovers, and
 * `troupe_scrape_failed` names it.
 */
export class Gauges {
  readonly #gauges: ReadonlyMap<GaugeName, Gauge>
  readonly #failed: Gauge<'source'>
  /** Keeps repeated scrapes from piling up queries in a database that hangs. */
  readonly #underWay = new Map<string, Promise<readonly Reading[]>>()

  constructor(register: Registry) {
    this.#gauges = new Map(
      Object.entries(gaugeTexts).map(([name, { help, labels }]) => [
        // The table contains only the gauge names above.
        name as GaugeName,
        new Gauge({ name, help, labelNames: [...labels], registers: [register] }),
      ]),
    )
    this.#failed = new Gauge({
      name: 'troupe_scrape_failed',
      help: 'Whether a source of gauges could not be read: 1 or 0',
      labelNames: ['source'],
      registers: [register],
    })
  }

  /** Reads all sources at once, within a second; never rejects. */
  async update(sources: readonly GaugeSource[]): Promise<void> {
    await Promise.all(sources.map((source) => this.#updateFrom(source)))
  }

  async #updateFrom(source: GaugeSource): Promise<void> {
    const readings = await withTimeout(
      this.#read(source).catch(() => undefined),
      patience,
    )
    this.#failed.set({ source: source.name }, readings ? 0 : 1)
    for (const name of source.gauges) this.#clear(name)
    for (const { gauge, labels, value } of readings ?? []) {
      if (labels) this.#gauges.get(gauge)?.set(labels, value)
      else this.#gauges.get(gauge)?.set(value)
    }
  }

  #clear(name: GaugeName): void {
    const gauge = this.#gauges.get(name)
    gauge?.reset()
    // A gauge without labels would otherwise report 0, which no source returned.
    if (gaugeTexts[name].labels.length === 0) gauge?.remove()
  }

  #read({ name, read }: GaugeSource): Promise<readonly Reading[]> {
    const underWay = this.#underWay.get(name)
    if (underWay) return underWay
    const reading = read().finally(() => this.#underWay.delete(name))
    this.#underWay.set(name, reading)
    return reading
  }
}
