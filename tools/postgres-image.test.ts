import { describe, expect, test } from 'vitest'
import packageJson from '../package.json' with { type: 'json' }
import { readCompose, readDeployFile, readInstructions } from './house/deployment.ts'

const file = 'postgres.Dockerfile'
const database = readCompose().services.database
const preload = 'shared_preload_libraries=pg_textsearch'
const listExtensions = (path: string) =>
  [...readDeployFile(path).matchAll(/^create extension (?:if not exists )?(\w+);$/gm)].map(([, name]) => name)

describe('the image of PostgreSQL', () => {
  test('is what compose builds and runs, named by the version of the product', () => {
    expect(database).toMatchObject({ image: `troupe-postgres:${packageJson.version}`, build: { dockerfile: file } })
    expect(readDeployFile(file)).toContain(`--tag troupe-postgres:${packageJson.version}`)
  })

  test('has the PostgreSQL whose pg_dump makes the backups, with pgvector', () => {
    const backup = readInstructions('FROM').find((line) => line.endsWith(' AS backup'))
    const version = /^postgres:(\d+)-/.exec(backup ?? '')?.[1]
    expect(readInstructions('FROM', file)).toEqual([`pgvector/pgvector:pg${version}`])
    expect(readInstructions('ARG', file).at(-1)).toContain(`-pg${version}-`)
  })

  test('takes one version of pg_textsearch, and only with the checksum that the builder gives', () => {
    const names = readInstructions('ARG', file)
    expect(names).toContainEqual(expect.stringMatching(/^PG_TEXTSEARCH_VERSION=\d+\.\d+\.\d+$/))
    expect(names).toContain('PG_TEXTSEARCH_SHA256')
    expect(Object.keys(database?.build?.args ?? {})).toEqual(['PG_TEXTSEARCH_SHA256'])
    const steps = (readInstructions('RUN', file)[0] ?? '').split(/; */)
    const place = (part: string) => steps.findIndex((step) => step.includes(part))
    expect(steps[0]).toBe('set -eu')
    expect(place('PG_TEXTSEARCH_SHA256:?give the checksum')).toBe(1)
    expect(place('sha256sum --check --strict')).toBeGreaterThan(1)
    expect(place('sha256sum --check --strict')).toBeLessThan(place('dpkg --install'))
  })

  test('loads pg_textsearch when it starts, alone and in compose', () => {
    expect(JSON.parse(readInstructions('CMD', file)[0] ?? '')).toContain(preload)
    expect(database?.command).toContain(preload)
  })

  test('is given the same extensions as any other PostgreSQL', () => {
    expect(listExtensions('extensions.sql')).toEqual(['vector', 'pg_trgm', 'pg_textsearch'])
    expect(listExtensions('create-database.sh')).toEqual(listExtensions('extensions.sql'))
  })

  test('has the version that the installation without containers takes', () => {
    const version = readInstructions('ARG', file)[0]?.split('=')[1]
    const named = [...readDeployFile('../docs/operations.md').matchAll(/pg-textsearch-v([\d.]+)-pg/g)]
    expect(named.length).toBeGreaterThan(0)
    expect(new Set(named.map(([, text]) => text))).toEqual(new Set([version]))
  })
})
