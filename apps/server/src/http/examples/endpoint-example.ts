import type { BodyInput, Endpoint, ParamsInput, QueryInput, ResponseInput } from '@troupe/contract/base/endpoint'
import type { z } from 'zod'

type Part<E extends Endpoint, Name extends 'params' | 'body', Value> = E extends { readonly [N in Name]: z.ZodType }
  ? { readonly [N in Name]: Value }
  : unknown

/** A call as it may be made, and what it is answered; a query may be left out, an answer where it is a file. */
type ExampleOf<E extends Endpoint> = Part<E, 'params', ParamsInput<E>> &
  Part<E, 'body', BodyInput<E>> & { readonly query?: QueryInput<E> } & (unknown extends ResponseInput<E>
    ? unknown
    : { readonly response: ResponseInput<E> })

export interface EndpointExample {
  readonly endpoint: Endpoint
  readonly params?: unknown
  readonly query?: unknown
  readonly body?: unknown
  readonly response?: unknown
}

/** An example for the reference, of the types that the endpoint's schemas ask for. */
export function exampleOf<E extends Endpoint>(endpoint: E, example: ExampleOf<E>): EndpointExample {
  return { endpoint, ...example }
}
