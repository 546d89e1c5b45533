import type { Message } from '@troupe/contract/messages/message'
export interface WebhookRequest {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** Result of a request: a status, or a message for the user on why there was none. */
export interface WebhookAnswer {
  /** HTTP status; undefined if there was no response. */
  readonly status: number | undefined
  readonly problem: string | undefined
  readonly milliseconds: number
}

/** Sends webhook requests. */
export interface WebhookTransport {
  /** Why an address cannot be used, judged by the URL alone; undefined if it can. */
  refuse(url: URL): Message | undefined
  /**
   * Sends one request and follows no redirects. The host's resolved address is checked at the time of the request.
   * Never rejects.
   */
  post(request: WebhookRequest): Promise<WebhookAnswer>
}
