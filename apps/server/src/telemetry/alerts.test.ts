import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createMetrics } from './metrics.ts'

const root = join(import.meta.dirname, '..', '..', '..', '..')
const operations = readFileSync(join(root, 'docs', 'operations.md'), 'utf8')
const text = readFileSync(join(root, 'deploy', 'alerts.yml'), 'utf8')

const alerts = text.split(/^ {6}- alert: /m).slice(1)
const anchors = [...operations.matchAll(/^#{2,4} (.+)$/gm)].map(([, heading = '']) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w -]/g, '')
    .replaceAll(' ', '-'),
)

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

  it.each(alerts)('%#: give a severity, a summary and a link to the instructions', (alert) => {
    const name = /^\w+/.exec(alert)?.[0] ?? ''
    expect(alert).toMatch(/severity: (page|ticket)/)
    expect(alert).toMatch(/summary: "\S/)
    expect(alert).toContain(`runbook: docs/operations.md#${name.toLowerCase()}\n`)
    expect(anchors).toContain(name.toLowerCase())
  })

  it("are the ones listed on the operator's page", () => {
    const told = [...operations.matchAll(/^#### (Troupe\w+)$/gm)].map(([, name]) => name)
    expect(told).toEqual(alerts.map((alert) => /^\w+/.exec(alert)?.[0]))
  })
})
