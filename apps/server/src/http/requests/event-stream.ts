/**
 * An answer of server-sent events, each sent as it occurs. It is not checked against a schema: its creator is
 * responsible for its form.
 */
export class EventStream {
  /** Yields events in their wire form until there are no more, or until the signal reports that the server stops. */
  readonly open: (signal: AbortSignal) => AsyncIterable<string>

  constructor(open: (signal: AbortSignal) => AsyncIterable<string>) {
    this.open = open
  }
}

/** Formats an event for the wire: a name and its data as JSON. */
export function formatEvent(name: string, data: unknown): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`
}

/**
 * Last line of a stream that the server's stop cuts short: it makes the browser reconnect a second later, to whichever
 * server then answers.
 */
export const reconnectEvent = 'retry: 1000\n\n'

/** Keeps proxies from closing a quiet stream as idle; readers ignore it. */
export const keepAliveEvent = ': still here\n\n'
