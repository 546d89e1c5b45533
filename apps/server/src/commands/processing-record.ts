// The command `npm run processing-record -- FILE`: writes the record of processing activities from the settings.
import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { openOrJoinDatabase } from '../database/open-or-join.ts'
import { systemClock } from '../lib/clock.ts'
import { readProcessingFigures } from '../modules/outreach/law/processing-record-repository.ts'
import { loadSettings } from '../settings/settings.ts'
import { writeProcessingRecord } from './processing-record-text.ts'
import { parseOptions, runCommand, UsageError } from './run-command.ts'

const help = `Writes the record of processing activities (Art. 30 GDPR) as Markdown, from the settings and the stored figures:
npm run processing-record -- FILE

Lines with TO FILL IN are for the operator. An existing file is not replaced. docs/compliance.md says more.
`

await runCommand({ name: 'processing-record', help, parse: readArguments, run })

function readArguments(args: readonly string[]): { readonly file: string } {
  const [file, ...more] = parseOptions(args, {}).positionals
  if (file === undefined || more.length > 0) throw new UsageError('Where to? Name one file, such as record.md')
  return { file: resolve(file) }
}

async function run({ file }: { readonly file: string }): Promise<void> {
  const settings = loadSettings()
  const database = await openOrJoinDatabase(settings)
  try {
    const figures = await readProcessingFigures(database.kysely)
    await writeFile(file, writeProcessingRecord(settings, figures, systemClock.now()), { flag: 'wx', mode: 0o600 })
    process.stdout.write(`${file}\n`)
  } finally {
    await database.close()
  }
}
