import pg from 'pg'

/** Runs statements on a database of a server, each on its own. */
async function runOn(serverUrl: string, name: string | undefined, statements: readonly string[]): Promise<void> {
  const url = name === undefined ? serverUrl : Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

/** Extensions that shards need. Citus comes first. */
const extensions = ['citus', 'vector', 'pg_trgm', 'pg_textsearch'].map((name) => `create extension ${name}`)

/** Makes databases of that name on the workers, and the coordinator's database know them. */
export async function joinNodes(coordinator: string, workers: readonly string[], name: string): Promise<void> {
  await runOn(coordinator, name, extensions)
  const join = (url: string, call: string) => {
    const { hostname, port } = new URL(url)
    return `select ${call}('${hostname}', ${port})`
  }
  for (const worker of workers) {
    await runOn(worker, undefined, [`create database ${name}`])
    await runOn(worker, name, extensions)
  }
  await runOn(coordinator, name, [
    join(coordinator, 'citus_set_coordinator_host'),
    ...workers.map((worker) => join(worker, 'citus_add_node')),
  ])
}

/** Drops the databases of that name on all nodes. */
export async function dropOnNodes(nodes: readonly string[], name: string): Promise<void> {
  for (const node of nodes) await runOn(node, undefined, [`drop database if exists ${name} with (force)`])
}
