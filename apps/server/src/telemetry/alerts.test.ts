import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createMetrics } from './metrics.ts'

const root = join(import.meta.dirname, '..', '..', '..', '..')
const text = readFileSync(join(root, 'deploy', 'alerts.yml'), 'utf8')

const alerts = text.split(/^ {6}- alert: /m).slice(1)

/** Lists all metrics, by the names that a query may use. */
async function listMetrics(): Promise<Set<string>> {
  const declared = [...(await createMetrics().render([])).matchAll(/^# TYPE (\w+) (\w+)$/gm)]
  const names = declared.flatMap(([, name = '', type]) =>
    type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
  )
  return new Set([...names, 'up'])
}

describe('the alerts', () => {
  it('are many', () => {
    expect(alerts.length).toBeGreaterThan(12)
  })

  it.each(alerts)('%#: use existing metrics', async (alert) => {
    const expression = /expr: ([\s\S]*?)\n {8}(for|labels):/.exec(alert)?.[1] ?? ''
    const names = [...expression.matchAll(/\b(up|(troupe|nodejs|process)_\w+)\b/g)].map(([name]) => name)
    expect(names.length, alert).toBeGreaterThan(0)
    const metrics = await listMetrics()
    for (const name of names) expect(metrics, name).toContain(name)
  })

  it.each(alerts)('%#: give a severity, a summary and what to do', (alert) => {
    expect(alert).toMatch(/severity: (page|ticket)/)
    expect(alert).toMatch(/summary: "\S/)
    expect(alert).toMatch(/description: >-\n {12}\S/)
  })
})
