import pg from 'pg'

/** Returns the URL of a database of a server. */
const toUrl = (serverUrl: string, name: string) => Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href

/** Runs statements on a database of a server, each on its own. */
async function runOn(serverUrl: string, name: string | undefined, statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: name === undefined ? serverUrl : toUrl(serverUrl, name) })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

/** Extensions that shards need. Citus comes first. */
const extensions = ['citus', 'vector', 'pg_trgm', 'pg_textsearch'].map((name) => `create extension ${name}`)

/** Makes a database of that name on a worker, with the extensions that parts need. */
export async function makeOnWorker(worker: string, name: string): Promise<void> {
  await runOn(worker, undefined, [`create database ${name}`])
  await runOn(worker, name, extensions)
}

/** Makes databases of that name on the workers, and the coordinator's database know them. */
export async function joinNodes(coordinator: string, workers: readonly string[], name: string): Promise<void> {
  await runOn(coordinator, name, extensions)
  const join = (url: string, call: string) => {
    const { hostname, port } = new URL(url)
    return `select ${call}('${hostname}', ${port})`
  }
  for (const worker of workers) await makeOnWorker(worker, name)
  await runOn(coordinator, name, [
    join(coordinator, 'citus_set_coordinator_host'),
    ...workers.map((worker) => join(worker, 'citus_add_node')),
  ])
}

/** Drops the databases of that name on all nodes. */
export async function dropOnNodes(nodes: readonly string[], name: string): Promise<void> {
  for (const node of nodes) await runOn(node, undefined, [`drop database if exists ${name} with (force)`])
}

/** Makes an empty database of that name on all nodes, the first of which is the coordinator. @returns its URL. */
export async function createOnNodes([coordinator = '', ...workers]: readonly string[], name: string): Promise<string> {
  await runOn(coordinator, undefined, [`create database ${name}`])
  await joinNodes(coordinator, workers, name)
  return toUrl(coordinator, name)
}
