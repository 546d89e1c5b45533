import type { PGlite } from '@electric-sql/pglite'

const listTypes = (letters: string) => new Set([...letters].map((letter) => letter.charCodeAt(0)))
/** First bytes of the messages that build up one statement of the extended protocol: Parse, Bind, Describe, Execute, Close. */
const openingTypes = listTypes('PBDEC')
/** First byte of Flush, after which the connection waits for the answers to the messages so far. */
const [flushType] = listTypes('H')
/** First bytes of the messages that end a statement: Sync, and Query, which is complete by itself. */
const closingTypes = listTypes('SQ')

/**
 * Makes PGlite execute the messages of one statement together. All connections share one session, and so one unnamed
 * statement. The socket server passes on single messages and stays with a connection only inside a transaction, so one
 * connection's Parse could come between another's Parse and Bind. An unfinished statement therefore counts as a
 * transaction here. Each execution has a cost of its own, and sends the answer so far.
 */
export function keepSequencesWhole(database: PGlite): void {
  const isInTransaction = database.isInTransaction.bind(database)
  const execProtocolRawStream = database.execProtocolRawStream.bind(database)
  const exec = database.exec.bind(database)
  let held: Uint8Array[] = []
  let isUnfinished = false

  database.isInTransaction = () => isUnfinished || isInTransaction()
  database.execProtocolRawStream = async (message, options) => {
    const type = message[0] ?? 0
    if (openingTypes.has(type)) {
      isUnfinished = true
      held.push(message)
      return
    }
    const isClosing = closingTypes.has(type)
    if (isClosing) isUnfinished = false
    if (!isClosing && type !== flushType) return execProtocolRawStream(message, options)
    const messages = held.length === 0 ? message : Buffer.concat([...held, message])
    held = []
    return execProtocolRawStream(messages, options)
  }
  // Called by the socket server to roll back when a connection ends in the middle of a statement.
  database.exec = (query, options) => {
    isUnfinished = false
    held = []
    return exec(query, options)
  }
}
