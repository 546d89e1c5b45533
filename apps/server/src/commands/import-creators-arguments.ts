import { listWords, platforms } from '@troupe/contract/catalogues/platform-names'
import { Platform } from '@troupe/contract/catalogues/platforms'
import { type ImportField, importFields } from '@troupe/contract/discover/creator-imports'
import { foldHeader } from '../modules/discovery/import/column-names.ts'
import type { ImportOptions } from '../modules/discovery/import/import-creators.ts'
import { parseOptions, UsageError } from './run-command.ts'

export interface ImportArguments
  extends Pick<ImportOptions, 'file' | 'platform' | 'encoding' | 'delimiter' | 'overrides' | 'limit' | 'reportFile'> {
  readonly dryRun: boolean
}

const platformWords = listWords(platforms.toReversed(), 'or')

export const help = `Imports a list of creators: npm run creators:import -- FILE [options]

FILE is CSV or TSV with headers, or JSON Lines. docs/import.md lists the columns.

  --platform NAME      ${platformWords}, for rows that do not say theirs
  --map 'THEIRS=OURS'  read their column as ours (repeat as needed); "THEIRS=" leaves it out
  --dry-run            read and report, store nothing
  --report FILE        write every refused row and every value left out to FILE (CSV)
  --limit COUNT        read only so many rows
  --delimiter MARK     what divides the columns, when it is not found: "," ";" "|" or tab
  --encoding NAME      how letters are written, when it is not found: windows-1252, gb18030, shift_jis ...
  --help               show this

Our columns: ${importFields.join(', ').replace(/(.{60,80}?), /g, '$1,\n  ')}
`

const options = {
  platform: { type: 'string' },
  map: { type: 'string', multiple: true },
  'dry-run': { type: 'boolean' },
  report: { type: 'string' },
  limit: { type: 'string' },
  delimiter: { type: 'string' },
  encoding: { type: 'string' },
} as const

/** @throws UsageError. */
export function parseArguments(args: readonly string[]): ImportArguments {
  const { values, positionals } = parseOptions(args, options)
  const [file, ...more] = positionals
  if (file === undefined) throw new UsageError('Which file? Name one: npm run creators:import -- list.csv')
  if (more.length > 0) throw new UsageError(`One file at a time; this names ${positionals.length}.`)
  return {
    file,
    platform: values.platform === undefined ? undefined : parsePlatform(values.platform),
    encoding: values.encoding === undefined ? undefined : parseEncoding(values.encoding),
    delimiter: values.delimiter === undefined ? undefined : parseDelimiter(values.delimiter),
    overrides: new Map((values.map ?? []).map(parseMapping)),
    limit: values.limit === undefined ? Number.POSITIVE_INFINITY : parseLimit(values.limit),
    reportFile: values.report,
    dryRun: values['dry-run'] ?? false,
  }
}

function parsePlatform(text: string): Platform {
  const platform = Platform.safeParse(text.toLowerCase())
  if (platform.success) return platform.data
  throw new UsageError(`--platform is ${platformWords}, not "${text}".`)
}

function parseEncoding(label: string): string {
  try {
    return new TextDecoder(label).encoding
  } catch {
    throw new UsageError(
      `--encoding "${label}" is not known; windows-1252, utf-16le, gb18030 and shift_jis are some that are.`,
    )
  }
}

function parseDelimiter(text: string): string {
  if (/^(?:tab|\\t)$/i.test(text)) return '\t'
  if (/^[^"\r\n]$/.test(text)) return text
  throw new UsageError('--delimiter is one mark, such as ";", or the word tab.')
}

function parseLimit(text: string): number {
  if (/^[1-9]\d{0,14}$/.test(text)) return Number(text)
  throw new UsageError(`--limit is a number of rows from 1, not "${text}".`)
}

function parseMapping(text: string): [string, ImportField | undefined] {
  const at = text.lastIndexOf('=')
  const theirs = foldHeader(text.slice(0, at))
  if (at < 0 || theirs === '') throw new UsageError(`--map is written 'their column=ours', not "${text}".`)
  const ours = text.slice(at + 1).trim()
  if (ours === '') return [theirs, undefined]
  const field = importFields.find((candidate) => candidate === ours)
  if (!field) throw new UsageError(`--map "${text}": there is no column ${ours}. Ours are: ${importFields.join(', ')}.`)
  return [theirs, field]
}
