/** An error of the Graph API with everything that its body may contain. */
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
  /** HTTP status; 400 by default. */
  readonly status?: number
  /** `OAuthException` by default; null for some of the platform's own failures. */
  readonly type?: string | null
  readonly subcode?: number
  readonly isTransient?: boolean
  readonly userTitle?: string
  readonly userMessage?: string
}

/** Builds the body of an error; Meta's support asks for the `fbtrace_id`. */
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

/** Error for a missing or malformed parameter, or a value that is not listed. */
export function badParameter(message: string): GraphError {
  return new GraphError(100, `(#100) ${message}`)
}

/** Error for an object that does not exist or that this token may not read. */
export function unknownObject(id: string): GraphError {
  const message = `Unsupported get request. Object with ID '${id}' does not exist, cannot be loaded due to missing permissions, or does not support this operation.`
  return new GraphError(100, message, { type: 'GraphMethodException', subcode: 33 })
}

/** Error for personal, private, misspelt and age-gated accounts, which the API does not distinguish. */
export function unknownUsername(username: string): GraphError {
  return new GraphError(110, 'Invalid user id', {
    subcode: 2207013,
    isTransient: false,
    userTitle: 'Cannot find User',
    userMessage: `The user with username: ${username} cannot be found.`,
  })
}
