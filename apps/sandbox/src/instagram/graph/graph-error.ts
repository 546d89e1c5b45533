/** An error of the Graph API, with all that its body may say. */
export class GraphError extends Error {
  readonly code: number
  readonly details: GraphErrorDetails

  constructor(code: number, message: string, details: GraphErrorDetails = {}) {
    super(message)
    this.code = code
    this.details = details
  }
}

interface GraphErrorDetails {
  /** HTTP status; 400 unless said otherwise. */
  readonly status?: number
  /** `OAuthException` unless said otherwise; null for some failures of the platform's own. */
  readonly type?: string | null
  readonly subcode?: number
  readonly isTransient?: boolean
  readonly userTitle?: string
  readonly userMessage?: string
}

/** The body of an error; `fbtrace_id` is what Meta's support asks for. */
export function presentGraphError({ code, message, details }: GraphError, traceId: string): Record<string, unknown> {
  const { type = 'OAuthException', subcode, isTransient, userTitle, userMessage } = details
  return {
    error: {
      message,
      type,
      code,
      ...(subcode === undefined ? {} : { error_subcode: subcode }),
      ...(isTransient === undefined ? {} : { is_transient: isTransient }),
      ...(userTitle === undefined ? {} : { error_user_title: userTitle }),
      ...(userMessage === undefined ? {} : { error_user_msg: userMessage }),
      fbtrace_id: traceId,
    },
  }
}

/** A parameter that is missing, of another form, or not among the listed values. */
export function badParameter(message: string): GraphError {
  return new GraphError(100, `(#100) ${message}`)
}

/** No such object, or not for this token. */
export function unknownObject(id: string): GraphError {
  const message = `Unsupported get request. Object with ID '${id}' does not exist, cannot be loaded due to missing permissions, or does not support this operation.`
  return new GraphError(100, message, { type: 'GraphMethodException', subcode: 33 })
}

/** Personal, private, misspelt and age-gated accounts cannot be told apart. */
export function unknownUsername(username: string): GraphError {
  return new GraphError(110, 'Invalid user id', {
    subcode: 2207013,
    isTransient: false,
    userTitle: 'Cannot find User',
    userMessage: `The user with username: ${username} cannot be found.`,
  })
}
