import type { PGlite } from '@electric-sql/pglite'

/** First bytes of the messages that build up one statement of the extended protocol: Parse, Bind, Describe, Execute, Close, Flush. */
const openingTypes = new Set([...'PBDECH'].map((letter) => letter.charCodeAt(0)))
/** First bytes of the messages that end a statement: Sync, and Query, which is complete by itself. */
const closingTypes = new Set([...'SQ'].map((letter) => letter.charCodeAt(0)))

/**
 * Makes the socket server finish one connection's statement before it takes another connection's message. All
 * connections share one session, and so one unnamed statement. The socket server passes on single messages and stays
 * with a connection only inside a transaction, so one connection's Parse could come between another's Parse and Bind.
 * An unfinished statement therefore counts as a transaction here.
 */
export function keepSequencesWhole(database: PGlite): void {
  const isInTransaction = database.isInTransaction.bind(database)
  const execProtocolRawStream = database.execProtocolRawStream.bind(database)
  const exec = database.exec.bind(database)
  let isUnfinished = false

  database.isInTransaction = () => isUnfinished || isInTransaction()
  database.execProtocolRawStream = (message, options) => {
    const type = message[0] ?? 0
    if (openingTypes.has(type)) isUnfinished = true
    else if (closingTypes.has(type)) isUnfinished = false
    return execProtocolRawStream(message, options)
  }
  // Called by the socket server to roll back when a connection ends in the middle of a statement.
  database.exec = (query, options) => {
    isUnfinished = false
    return exec(query, options)
  }
}
