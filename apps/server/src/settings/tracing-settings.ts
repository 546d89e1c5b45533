import { z } from 'zod'

/** The variables that OpenTelemetry names for what it is set up with, as far as they matter here. */
export const TracingEnvironment = z.object({
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .regex(/^([^%]|%[0-7][\da-f])*$/i, 'must be name=value,name=value, percent-encoded')
    .default(''),
  OTEL_SERVICE_NAME: z.string().default('troupe'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
})

/** Where traces of requests go, by OTLP over HTTP. */
export interface TracingSettings {
  /** Up to but without `/v1/traces`. */
  readonly endpoint: string
  readonly headers: Readonly<Record<string, string>>
  readonly serviceName: string
  /** Which share of the requests is traced, 0 to 1. */
  readonly share: number
}

/** Undefined without an endpoint: there are no traces. */
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
