// Writes synthetic creators as JSON lines: node tools/generate-population.ts --count 1000000 --out FILE.jsonl [--seed troupe] [--catalogue]
import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { generateCatalogue, generatePopulation } from '@troupe/sandbox/population/population'

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '3000' },
    seed: { type: 'string', default: 'troupe' },
    out: { type: 'string' },
    catalogue: { type: 'boolean', default: false },
  },
})

const count = Number(values.count)
if (!Number.isSafeInteger(count) || count < 0 || !values.out) {
  console.error('Usage: node tools/generate-population.ts --count NUMBER --out FILE.jsonl [--seed TEXT] [--catalogue]')
  process.exit(1)
}

/** Joins lines into larger pieces, because one write per line would take most of the time. */
function* writeLines(): Generator<string> {
  const creators = (values.catalogue ? generateCatalogue : generatePopulation)({ seed: values.seed, count })
  let piece = ''
  for (const { record } of creators) {
    piece += `${JSON.stringify(record)}\n`
    if (piece.length < 1 << 18) continue
    yield piece
    piece = ''
  }
  yield piece
}

const started = performance.now()
await pipeline(Readable.from(writeLines()), createWriteStream(values.out))
console.log(`${count.toLocaleString('en')} creators in ${((performance.now() - started) / 1000).toFixed(1)} s`)
