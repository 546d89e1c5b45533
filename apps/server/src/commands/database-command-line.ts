import { parseOptions, UsageError } from './run-command.ts'

export const help = `Divides the catalogue of the PostgreSQL of DATABASE_URL among workers of Citus: npm run database -- COMMAND

  status                   how the catalogue lies: nodes, whether they answer, their parts
  distribute [--shards N]  divides it into N parts (4 for each worker) and gives the workers their settings
  undistribute             brings it back to the coordinator
  prepare                  checks the nodes and gives them settings and functions, after a worker was added or Troupe updated

Servers go on meanwhile: reading and writing pause for about a second at the end. It takes the disk space of a second
catalogue. If it is ended before its end, run it again. docs/scaling.md says more.

  --shards N   as many as the workers have, or will have, processor cores together: each search takes one for each part
`

export type DatabaseCommand =
  | { readonly command: 'status' | 'undistribute' | 'prepare' }
  | { readonly command: 'distribute'; readonly shards: number | undefined }

const mostShards = 1024

/** @throws UsageError with a message for the operator. */
export function parseArguments(args: readonly string[]): DatabaseCommand {
  const { values, positionals } = parseOptions(args, { shards: { type: 'string' } })
  const [command, ...more] = positionals
  if (command === undefined) throw new UsageError('Give a command: npm run database -- status')
  if (more.length > 0) throw new UsageError(`One command at a time; these are ${positionals.length}.`)
  if (command === 'distribute') return { command, shards: parseShards(values.shards) }
  if (values.shards !== undefined) throw new UsageError(`"${command}" takes no --shards.`)
  if (command !== 'status' && command !== 'undistribute' && command !== 'prepare') {
    throw new UsageError(`"${command}" is no command.`)
  }
  return { command }
}

function parseShards(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const shards = Number(text)
  if (Number.isInteger(shards) && shards >= 1 && shards <= mostShards) return shards
  throw new UsageError(`--shards takes a number from 1 to ${mostShards}.`)
}
