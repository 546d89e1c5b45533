import pg from 'pg'

/**
 * Asks the embedded database for a sign of life over one connection that stays open. Only one question is pending at a
 * time: a database that does not answer gets no more work, so that all its activity is its own.
 */
export class HealthQuestion {
  readonly #socketDir: string
  #client: pg.Client | undefined
  #isOut = false
  #answered = false

  constructor(socketDir: string) {
    this.#socketDir = socketDir
  }

  /** Asks, unless a question is pending; `takeAnswer` tells whether an answer came. */
  ask(): void {
    if (this.#isOut) return
    this.#isOut = true
    void this.#ask().finally(() => {
      this.#isOut = false
    })
  }

  /** Whether an answer came since the last call. */
  takeAnswer(): boolean {
    const answered = this.#answered
    this.#answered = false
    return answered
  }

  /** Closes the connection; a pending question stays unanswered. */
  close(): void {
    this.#client?.end().catch(() => {})
    this.#client = undefined
  }

  async #ask(): Promise<void> {
    try {
      await (await this.#connect()).query('select 1')
      this.#answered = true
    } catch {
      // A failure is no answer; the next check asks over a new connection.
      this.close()
    }
  }

  async #connect(): Promise<pg.Client> {
    if (this.#client) return this.#client
    const client = new pg.Client({ host: this.#socketDir, user: 'postgres', database: 'postgres' })
    client.on('error', () => {
      if (this.#client === client) this.#client = undefined
    })
    this.#client = client
    await client.connect()
    return client
  }
}
