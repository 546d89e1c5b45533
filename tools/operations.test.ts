import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { parse as parseYaml } from 'yaml'
import { z } from 'zod'
import { readCompose, readDeployFile, readManifests, readUnit } from './house/deployment.ts'

const PodVolumes = z.object({
  containers: z.array(z.object({ volumeMounts: z.array(z.looseObject({ name: z.string() })) })),
  volumes: z.array(z.looseObject({ name: z.string() })),
})

describe('the certificate authority of a database that is reached over a network', () => {
  const mountPath = '/run/secrets/troupe'
  const example = readDeployFile('kubernetes/secret.example.yaml')
  const authority = /sslmode=verify-full&sslrootcert=(\S+)/.exec(example)?.[1] ?? ''

  test('is a key of the Secret that may be left out, where its address says', () => {
    expect(authority).toBe(join(mountPath, 'ca.crt'))
    expect(example).toMatch(/^ {2}# ca\.crt: \|$/m)
  })

  test('is there for the servers and for pg_dump, which is given no other secret but the address', () => {
    const server = PodVolumes.parse(Object(readManifests('servers.yaml')[0]).spec.template.spec)
    expect(server.containers[0]?.volumeMounts).toContainEqual(expect.objectContaining({ name: 'secrets', mountPath }))
    const whole = { secretName: 'troupe-secrets', defaultMode: 0o440 }
    expect(server.volumes).toContainEqual({ name: 'secrets', secret: whole })
    const backup = PodVolumes.parse(Object(readManifests('backup.yaml')[0]).spec.jobTemplate.spec.template.spec)
    expect(backup.containers[0]?.volumeMounts).toContainEqual(expect.objectContaining({ name: 'secrets', mountPath }))
    const toSource = (key: string) => ({ name: 'troupe-secrets', items: [{ key, path: key }] })
    const sources = [{ secret: toSource('database-url') }, { secret: { ...toSource('ca.crt'), optional: true } }]
    expect(backup.volumes).toContainEqual({ name: 'secrets', projected: { defaultMode: 0o440, sources } })
  })
})

describe('a server that starts', () => {
  test('on Kubernetes has hours for the migrations, which begin again when they are ended', () => {
    const [container] = Object(readManifests('servers.yaml')[0]).spec.template.spec.containers
    const { periodSeconds, failureThreshold } = container.startupProbe
    expect(periodSeconds * failureThreshold).toBeGreaterThanOrEqual(3 * 3600)
  })

  test('under systemd may list the network interfaces, which Fastify does with HOST=0.0.0.0', () => {
    expect(readUnit('troupe.service', 'RestrictAddressFamilies')[0]?.split(' ')).toContain('AF_NETLINK')
  })

  test('on Kubernetes is one of the number in kustomization.yaml, which each update applies', () => {
    const { name } = readManifests('servers.yaml')[0]?.metadata ?? {}
    const { replicas } = parseYaml(readDeployFile('kustomization.yaml'))
    expect(replicas).toEqual([{ name, count: 2 }])
    expect(Object(readManifests('servers.yaml')[0]).spec).not.toHaveProperty('replicas')
  })
})

describe('the commands of docs/operations.md', () => {
  const page = readDeployFile('../docs/operations.md')
  const update = /^## Update and rollback\n([\s\S]*?)^##/m.exec(page)?.[1] ?? ''

  test('update with compose all images of the program, and not that which needs a checksum', () => {
    const [, named = ''] = /`docker compose --profile backup build ([^`]*)`/.exec(update) ?? []
    const built = Object.entries(readCompose().services).filter(
      ([, { build }]) => build?.dockerfile === 'deploy/Dockerfile',
    )
    expect(named.split(' ')).toEqual(built.map(([name]) => name))
    expect(update).not.toMatch(/docker compose build`/)
    expect(update).toContain('`docker compose up --detach --no-deps --wait troupe-1`')
  })

  test('update one machine while its server is stopped', () => {
    const commands = [...update.matchAll(/`([^`]*\bnpm ci\b[^`]*)`/g)].map(([, command]) => command)
    expect(commands).toEqual([expect.stringMatching(/^systemctl stop troupe && git pull && npm ci /)])
  })

  test('write the key of the certificate for its owner alone, in a folder of its owner', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'troupe-certificate-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    await Promise.all(['fullchain.pem', 'privkey.pem'].map((name) => writeFile(join(folder, name), `${name}\n`)))
    const [, hook = ''] = /--deploy-hook '([^']*)'/.exec(page) ?? []
    const written = hook.replace('/etc/haproxy/certificates', folder)
    execFileSync('sh', ['-c', `umask 022; ${written}`], { env: { ...process.env, RENEWED_LINEAGE: folder } })
    expect(await readFile(join(folder, 'troupe.pem'), 'utf8')).toBe('fullchain.pem\nprivkey.pem\n')
    expect((await stat(join(folder, 'troupe.pem'))).mode & 0o777).toBe(0o600)
    expect(page).toContain('`install --directory --mode=700 /etc/haproxy/certificates`')
  })
})
