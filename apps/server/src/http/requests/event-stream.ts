/**
 * An answer that goes on: server-sent events, written as they come. It passes no schema: its maker answers for its
 * form.
 */
export class EventStream {
  /** Gives the events in their wire form until there are no more, or until the signal says that the server stops. */
  readonly open: (signal: AbortSignal) => AsyncIterable<string>

  constructor(open: (signal: AbortSignal) => AsyncIterable<string>) {
    this.open = open
  }
}

/** One event in its wire form: a name and the JSON of its data. */
export function formatEvent(name: string, data: unknown): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`
}

/**
 * The last that a stream says when the server stops before it is over: open it again a second later, at whichever server then
 * answers.
 */
export const reconnectEvent = 'retry: 1000\n\n'

/** Keeps proxies from taking a quiet stream for a dead one; readers skip it. */
export const keepAliveEvent = ': still here\n\n'
