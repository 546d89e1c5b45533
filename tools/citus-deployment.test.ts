import { globSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import packageJson from '../package.json' with { type: 'json' }
import {
  HardenedPod,
  readCitusOverlay,
  readCompose,
  readDeployFile,
  readInstructions,
  readKustomization,
  readManifests,
} from './house/deployment.ts'

const file = 'citus.Dockerfile'
const folder = 'kubernetes/citus'
const script = 'create-citus-node.sh'
const settings = ['shared_preload_libraries=citus,pg_textsearch', 'wal_level=logical', 'citus.recover_2pc_interval=1s']
const nodes = ['coordinator.yaml', 'workers.yaml']
const readNode = (name: string) => {
  const manifests = readManifests(join('citus', name))
  return Object(manifests.find(({ kind }) => kind === 'StatefulSet')).spec
}

describe('the image of Citus', () => {
  test('is that of PostgreSQL with one version of Citus, and only with the checksum that the builder gives', () => {
    const base = `troupe-postgres:${packageJson.version}`
    expect(readInstructions('FROM', file)).toEqual([`${base} AS build`, base])
    expect(readInstructions('ARG', file)).toContainEqual(expect.stringMatching(/^CITUS_VERSION=\d+\.\d+\.\d+$/))
    const steps = (readInstructions('RUN', file)[0] ?? '').split(/; */)
    const place = (part: string) => steps.findIndex((step) => step.includes(part))
    expect(place('CITUS_SHA256:?give the checksum')).toBe(1)
    expect(place('sha256sum --check --strict')).toBeGreaterThan(1)
    expect(place('sha256sum --check --strict')).toBeLessThan(place('tar --extract'))
  })

  test('loads what it needs when it starts, alone, in compose and on Kubernetes', () => {
    expect(JSON.parse(readInstructions('CMD', file)[0] ?? '')).toEqual(expect.arrayContaining(settings))
    for (const { command } of Object.values(readCitusOverlay().services)) {
      expect(command).toEqual(expect.arrayContaining(settings))
    }
    for (const name of nodes) {
      expect(readNode(name).template.spec.containers[0].args).toEqual(expect.arrayContaining(settings))
    }
  })

  test('is named by the version of the product', () => {
    const services = Object.values(readCitusOverlay().services)
    expect(new Set(services.map(({ image }) => image))).toEqual(new Set([`troupe-citus:${packageJson.version}`]))
    expect(readDeployFile(file)).toContain(`--tag troupe-citus:${packageJson.version}`)
    expect(readKustomization(folder).images).toMatchObject([{ name: 'troupe-citus', newTag: packageJson.version }])
  })
})

describe('the nodes', () => {
  test('of compose are a coordinator, which is its database, and two workers with volumes of their own', () => {
    const { services, volumes } = readCitusOverlay()
    expect(Object.keys(services)).toEqual(['database', 'worker-1', 'worker-2'])
    expect(Object.keys(volumes)).toEqual(['worker-1', 'worker-2'])
    const known = readCompose()
    for (const [name, { volumes: mounted = [], secrets = [] }] of Object.entries(services)) {
      expect(mounted).toContain(`${name}:/var/lib/postgresql/data`)
      // The path of the script that it replaces in the database of compose.yml.
      expect(mounted).toContain(`./${folder}/${script}:/docker-entrypoint-initdb.d/create-database.sh:ro`)
      expect(secrets.filter((secret) => !(secret in known.secrets))).toEqual([])
    }
  })

  test('have the extensions of any other PostgreSQL, and passwords for each other', () => {
    const extensions = (text: string) =>
      [...text.matchAll(/^create extension (?:if not exists )?(\w+);$/gm)].map(([, name]) => name)
    const text = readDeployFile(join(folder, script))
    expect(extensions(text)).toEqual([...extensions(readDeployFile('extensions.sql')), 'citus'])
    const passwords = [...text.matchAll(/\/run\/secrets\/([\w-]+)/g)].map(([, name]) => name ?? '')
    const secrets = readManifests(join('citus', 'secret.example.yaml'))[0]?.stringData ?? {}
    expect(Object.keys(secrets).sort()).toEqual(passwords.sort())
    expect(passwords.filter((name) => !(name in readCompose().secrets))).toEqual([])
  })

  test.each(nodes)('of %s are hardened, keep their data, and check whom they talk to', (name) => {
    const { template, volumeClaimTemplates } = readNode(name)
    expect(HardenedPod.safeParse(template.spec).error?.issues).toBeUndefined()
    expect(volumeClaimTemplates).toHaveLength(1)
    const container = template.spec.containers[0]
    expect(container.args).toEqual(
      expect.arrayContaining([
        'ssl=on',
        expect.stringMatching(/^citus\.node_conninfo=sslmode=verify-full sslrootcert=/),
      ]),
    )
    const there = [
      ...template.spec.volumes,
      ...volumeClaimTemplates.map(({ metadata }: { metadata: object }) => metadata),
    ]
    const mounted = container.volumeMounts.map((mount: { name: string }) => mount.name)
    expect(mounted.toSorted()).toEqual(there.map((volume: { name: string }) => volume.name).sort())
  })

  test('of Kubernetes are all applied, from files that there are', () => {
    const there = globSync('*.yaml', { cwd: join(import.meta.dirname, '..', 'deploy', folder) })
    const applied = there.filter((path) => !/secret|kustomization/.test(path))
    expect(readKustomization(folder).resources.toSorted()).toEqual(applied.sort())
  })
})
