import type { Logger } from '../lib/logger.ts'
import type { Settings } from '../settings/settings.ts'
import { createMetrics, type Metrics } from './metrics.ts'
import { joinTelemetry, type Telemetry } from './telemetry.ts'

/** How this process is watched. */
export interface Watching {
  readonly metrics: Metrics
  readonly telemetry: Telemetry
  /** Delivers what is still to be delivered. */
  stop(): Promise<void>
}

/** Counts from now on and, where the settings say so, traces. */
export async function startTelemetry(
  { tracing, trustProxy }: Pick<Settings, 'tracing' | 'trustProxy'>,
  log: Logger,
): Promise<Watching> {
  const metrics = createMetrics()
  if (!tracing) return { metrics, telemetry: metrics.telemetry, stop: async () => {} }
  // Its packages take memory: they are loaded only where traces are wanted.
  const { startTracing } = await import('./tracing.ts')
  const traces = startTracing({ ...tracing, continuesTraces: trustProxy !== undefined }, log)
  return { metrics, telemetry: joinTelemetry(metrics.telemetry, traces.telemetry), stop: traces.stop }
}
