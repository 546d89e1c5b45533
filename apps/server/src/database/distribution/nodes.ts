import { type QueryExecutorProvider, sql } from 'kysely'
import { DistributionError } from './distribution-error.ts'

/** A node's answer to a statement that was sent to it. */
interface NodeAnswer {
  /** Host and port. */
  readonly address: string
  readonly isCoordinator: boolean
  /** Undefined: it failed, or does not answer. */
  readonly result: string | undefined
  readonly failure: string | undefined
}

/**
 * Runs a statement on each node, in transactions of their own. The result is the value that it returns.
 */
export async function askNodes(db: QueryExecutorProvider, command: string): Promise<NodeAnswer[]> {
  const { rows } = await sql<{
    address: string | null
    coordinator: boolean | null
    success: boolean
    result: string
  }>`
    select nodename || ':' || nodeport as address, groupid = 0 as coordinator, success, result
    from run_command_on_all_nodes(${command}) as answer left join pg_dist_node using (nodeid)
    order by groupid nulls first, nodeid`.execute(db)
  return rows.map(({ address, coordinator, success, result }) => ({
    address: address ?? 'coordinator',
    isCoordinator: coordinator ?? true,
    result: success ? result : undefined,
    failure: success ? undefined : result,
  }))
}

/**
 * Like `askNodes`, where each node has to succeed.
 * @throws DistributionError that names the node.
 */
export async function askEachNode(db: QueryExecutorProvider, question: string): Promise<string[]> {
  const answers = await askNodes(db, question)
  return answers.map(({ address, result, failure }) => {
    if (result === undefined) throw new DistributionError(`The node ${address} failed: ${failure}`)
    return result
  })
}

/**
 * Runs statements on each node that define something there. Nothing of them reaches other nodes. They are one block,
 * since Citus waits for the first statement only.
 * @throws DistributionError that names a node where they failed.
 */
export async function commandNodes(db: QueryExecutorProvider, command: string): Promise<void> {
  const block = `begin perform set_config('citus.enable_ddl_propagation', 'off', true); ${command}; end`
  await askEachNode(db, `do $block$ ${block} $block$`)
}
