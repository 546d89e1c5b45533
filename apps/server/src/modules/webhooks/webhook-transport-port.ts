export interface WebhookRequest {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** Result of a request: a status, or the reason why there was none, in words for the user. */
export interface WebhookAnswer {
  /** HTTP; undefined: there was no answer. */
  readonly status: number | undefined
  readonly problem: string | undefined
  readonly milliseconds: number
}

/** Sends webhook requests. */
export interface WebhookTransport {
  /** Why nothing can be sent to an address, as far as it shows that by itself; undefined: nothing speaks against it. */
  refuse(url: URL): string | undefined
  /** Makes one request and follows no redirect; the host is judged by where it leads at that moment. Never rejects. */
  post(request: WebhookRequest): Promise<WebhookAnswer>
}
