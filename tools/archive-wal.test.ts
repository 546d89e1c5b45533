import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'

const scripts = join(import.meta.dirname, '..', 'deploy', 'pitr')
const name = '000000010000000000000003'

let archive: string
let segment: string
beforeEach(async () => {
  archive = await mkdtemp(join(tmpdir(), 'troupe-archive-'))
  onTestFinished(() => rm(archive, { recursive: true }))
  await mkdir(join(archive, 'wal'))
  segment = join(archive, 'segment')
  await writeFile(segment, 'what was written')
})

const run = (script: string, ...args: string[]) => spawnSync(join(scripts, script), args, { encoding: 'utf8' })
const archiveSegment = () => run('archive-wal.sh', archive, segment, name)
const readArchived = async () => gunzipSync(await readFile(join(archive, 'wal', `${name}.gz`))).toString()

describe('the archive of the write-ahead log', () => {
  test('holds a segment whole, and takes the same one again', async () => {
    expect(archiveSegment().status).toBe(0)
    expect(await readArchived()).toBe('what was written')
    expect(archiveSegment().status).toBe(0)
    expect(await readdir(join(archive, 'wal'))).toEqual([`${name}.gz`])
  })

  test('keeps what it has when another segment comes by the same name', async () => {
    archiveSegment()
    await writeFile(segment, 'of another cluster')
    const refused = archiveSegment()
    expect(refused.status).toBe(1)
    expect(refused.stderr).toContain('is there already and holds something else')
    expect(await readArchived()).toBe('what was written')
  })

  test('takes a segment over that was cut off while it was written', async () => {
    await writeFile(join(archive, 'wal', `${name}.gz.part`), 'half')
    expect(archiveSegment().status).toBe(0)
    expect(await readArchived()).toBe('what was written')
  })

  test('fails where it is not there, so that PostgreSQL keeps the segment', async () => {
    await rm(join(archive, 'wal'), { recursive: true })
    expect(archiveSegment().status).not.toBe(0)
  })
})

describe('a cluster', () => {
  test('is not restored over another, from nothing, or to no time', async () => {
    const data = join(archive, 'data')
    const restore = (time: string) => run('restore-cluster.sh', archive, data, time)
    expect(restore('2026-11-21 14:05:00Z').stderr).toContain('has no copy of the cluster from before 2026-11-21')
    expect(restore('teatime').stderr).toContain('teatime is no time')
    await mkdir(join(archive, 'base-2026-11-21T14-05-00.000Z'))
    expect(restore('2026-11-21 14:05:00Z').stderr).toContain('has no copy of the cluster from before')
    expect(existsSync(data)).toBe(false)
    await mkdir(data)
    await writeFile(join(data, 'PG_VERSION'), '17')
    expect(restore('latest').stderr).toContain('is not empty. Move it away first; nothing was changed')
    expect(await readdir(data)).toEqual(['PG_VERSION'])
  })
})
