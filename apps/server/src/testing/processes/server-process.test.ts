import { existsSync, readdirSync, readFileSync } from 'node:fs'
import pg from 'pg'
import { expect, test } from 'vitest'
import { findFolderOwner } from '../../database/embedded/folder-owner.ts'
import { startServerProcess } from './server-process.ts'

/** Lists the running processes started for a data folder. */
function listProcesses(dataDir: string): string[] {
  return readdirSync('/proc').filter((name) => /^\d+$/.test(name) && readCommandLine(name).includes(dataDir))
}

/** Returns '' for a process that has ended. */
function readCommandLine(processId: string): string {
  try {
    return readFileSync(`/proc/${processId}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}

test('a removed server leaves neither its folder nor a database that writes to it', async () => {
  const server = await startServerProcess()
  expect(listProcesses(server.dataDir)).toHaveLength(1)
  const { socketDir } = findFolderOwner(server.dataDir) ?? expect.fail('the server has no database')
  const client = new pg.Client({ host: socketDir, user: 'postgres', database: 'postgres' })
  await client.connect()
  client.on('error', () => {})
  const writing = client.query('create table numbers as select generate_series(1, 100000000)')
  const refusal = expect(writing).rejects.toThrow('Connection terminated')

  await server.remove()

  expect(listProcesses(server.dataDir)).toEqual([])
  expect(existsSync(server.dataDir)).toBe(false)
  await refusal
})
