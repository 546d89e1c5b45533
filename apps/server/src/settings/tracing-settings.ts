import { z } from 'zod'

/** The environment variables of OpenTelemetry that this server supports. */
export const TracingEnvironment = z.object({
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .regex(/^([^%]|%[0-7][\da-f])*$/i, 'must be name=value,name=value, percent-encoded')
    .default(''),
  OTEL_SERVICE_NAME: z.string().default('troupe'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
})

/** Where to send traces of requests, by OTLP over HTTP. */
export interface TracingSettings {
  /** Without the trailing `/v1/traces`. */
  readonly endpoint: string
  readonly headers: Readonly<Record<string, string>>
  readonly serviceName: string
  /** Share of requests that are traced, 0 to 1. */
  readonly share: number
}

/** Returns undefined without an endpoint: nothing is traced. */
export function toTracingSettings(value: z.output<typeof TracingEnvironment>): TracingSettings | undefined {
  if (!value.OTEL_EXPORTER_OTLP_ENDPOINT) return undefined
  return {
    endpoint: value.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/+$/, ''),
    headers: toHeaders(value.OTEL_EXPORTER_OTLP_HEADERS),
    serviceName: value.OTEL_SERVICE_NAME,
    share: value.OTEL_TRACES_SAMPLER_ARG,
  }
}

function toHeaders(text: string): Record<string, string> {
  const pairs = text.split(',').flatMap((pair) => {
    const [, name, given] = /^\s*([^=\s]+)\s*=\s*(.*?)\s*$/.exec(pair) ?? []
    return name !== undefined && given !== undefined ? [[name, decodeURIComponent(given)]] : []
  })
  return Object.fromEntries(pairs)
}
