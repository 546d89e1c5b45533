import type { Logger } from '../lib/logger.ts'
import type { Settings } from '../settings/settings.ts'
import { createMetrics, type Metrics } from './metrics.ts'
import { joinTelemetry, type Telemetry } from './telemetry.ts'

/** Metrics and traces of this process. */
export interface Watching {
  readonly metrics: Metrics
  readonly telemetry: Telemetry
  /** Delivers what has not been delivered yet. */
  stop(): Promise<void>
}

/** Starts counting and, if the settings enable it, tracing. */
export async function startTelemetry(
  { tracing, trustProxy }: Pick<Settings, 'tracing' | 'trustProxy'>,
  log: Logger,
): Promise<Watching> {
  const metrics = createMetrics()
  if (!tracing) return { metrics, telemetry: metrics.telemetry, stop: async () => {} }
  // These packages take memory, so they are loaded only when traces are enabled.
  const { startTracing } = await import('./tracing.ts')
  const traces = startTracing({ ...tracing, continuesTraces: trustProxy !== undefined }, log)
  return { metrics, telemetry: joinTelemetry(metrics.telemetry, traces.telemetry), stop: traces.stop }
}
