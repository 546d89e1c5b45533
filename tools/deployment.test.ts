import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { parseEnv } from 'node:util'
import { parseSettings, settingNames } from '@troupe/server/settings/settings'
import { describe, expect, onTestFinished, test } from 'vitest'
import packageJson from '../package.json' with { type: 'json' }
import {
  HardenedPod,
  readCompose,
  readDeployFile,
  readInstructions,
  readKustomization,
  readManifests,
  readUnit,
  toEnvironment,
} from './house/deployment.ts'

const root = join(import.meta.dirname, '..')
const compose = readCompose()
const servers = Object.entries(compose.services).filter(([name]) => name.startsWith('troupe-'))
const image = toEnvironment(readInstructions('ENV').flatMap((line) => line.split(/\s+/)))
const example = toEnvironment(
  Object.entries(parseEnv(readDeployFile('troupe.env.example'))).map((pair) => pair.join('=')),
)
const cluster = readManifests('settings.yaml')[0]?.data ?? {}
const unit = toEnvironment(readUnit('troupe.service', 'Environment'))

/** The environments in which servers are started, by the file that defines them. */
const environments: [string, Record<string, string>][] = [
  ['Dockerfile', image],
  ['troupe.env.example', example],
  ...servers.map(([name, { environment }]): [string, Record<string, string>] => [name, environment ?? {}]),
  ['settings.yaml', cluster],
  ['troupe.service', unit],
]

/** Seconds from the signal to stop until a server has ended: draining, then requests in progress. */
function stopSeconds(environment: Record<string, string>): number {
  return Number(environment.DRAIN_SECONDS ?? 5) + 20
}

/** Creates a folder with the secrets of compose for one test. */
async function makeSecrets(): Promise<{ folder: string; run(): string }> {
  const folder = await mkdtemp(join(tmpdir(), 'troupe-deploy-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const script = join(folder, 'make-secrets.sh')
  execFileSync('cp', [join(root, 'deploy', 'make-secrets.sh'), script])
  const run = () => execFileSync(script, ['troupe.test', 'smtps://u:p@mail.test:465'], { encoding: 'utf8' })
  return { folder: join(folder, 'secrets'), run }
}

describe('every setting of the deployment files', () => {
  test.each(environments)('%s: is one of the server', (_file, environment) => {
    const known = new Set(settingNames.flatMap((name) => [name, `${name}_FILE`]))
    expect(Object.keys(environment).filter((name) => !known.has(name))).toEqual([])
  })

  test('together start a server, with the secrets that make-secrets.sh makes', async () => {
    const { folder, run } = await makeSecrets()
    run()
    for (const [, environment] of [...environments.slice(2)]) {
      const files = Object.entries(environment).map(([name, value]) =>
        name.endsWith('_FILE') ? [name, join(folder, basename(value))] : [name, value],
      )
      const settings = parseSettings({ ...image, ...example, ...Object.fromEntries(files) })
      expect(settings).toMatchObject({ production: true, sandbox: false })
      expect(settings.databaseUrl).toMatch(/^postgres:\/\/troupe:\w{64}@database:5432\/troupe$/)
    }
  })
})

describe('the secrets', () => {
  test('are made once, readable only by their owner', async () => {
    const { folder, run } = await makeSecrets()
    run()
    const key = await readFile(join(folder, 'secret-key'), 'utf8')
    expect(key.trim()).toMatch(/^\w{64}$/)
    expect((await stat(folder)).mode & 0o777).toBe(0o700)
    expect(run()).not.toContain(': made')
    expect(await readFile(join(folder, 'secret-key'), 'utf8')).toBe(key)
  })

  test('that compose hands over are those that are made', async () => {
    const { folder, run } = await makeSecrets()
    run()
    for (const { file } of Object.values(compose.secrets)) expect(existsSync(join(folder, basename(file)))).toBe(true)
  })

  test.each(Object.entries(compose.services))('%s of compose: is given each that it names', (_name, service) => {
    const named = Object.values(service.environment ?? {}).filter((value) => value.startsWith('/run/secrets/'))
    expect(service.secrets).toEqual(expect.arrayContaining(named.map((path) => basename(path))))
  })

  test('that Kubernetes and systemd hand over are those that the settings name', () => {
    const keys = Object.keys(readManifests('secret.example.yaml')[0]?.stringData ?? {})
    const named = Object.values(cluster).filter((value) => value.startsWith('/run/secrets/troupe/'))
    expect(named.map((path) => basename(path)).sort()).toEqual(keys.sort())
    const credentials = readUnit('troupe.service', 'LoadCredential').map((line) => line.split(':')[0])
    const read = Object.values(unit).filter((value) => value.startsWith('%d/'))
    expect(read.map((path) => basename(path)).sort()).toEqual(credentials.sort())
  })
})

describe('the image', () => {
  test('has the version of Node that the tests run on, and starts as `npm start` does', () => {
    expect(readInstructions('ARG')).toContain(`NODE_VERSION=${packageJson.dependencies.node}`)
    expect(`exec ${JSON.parse(readInstructions('CMD')[0] ?? '').join(' ')}`).toBe(packageJson.scripts.start)
  })

  test('is made of files that there are, and of every workspace that is in the lock file', () => {
    const copied = readInstructions('COPY').filter((line) => !line.startsWith('--from'))
    const sources = copied.flatMap((line) => line.split(' ').slice(0, -1))
    expect(sources.filter((path) => !existsSync(join(root, path)))).toEqual([])
    const manifests = packageJson.workspaces.flatMap((folder) => globSync(`${folder}/package.json`, { cwd: root }))
    expect(manifests.filter((path) => !sources.includes(path))).toEqual([])
    const ignored = readDeployFile('../.dockerignore')
    expect(manifests.filter((path) => !/^(apps|packages)\//.test(path) && !ignored.includes(`!${path}`))).toEqual([])
  })

  test('is named by the version of the product', () => {
    for (const [, service] of servers) expect(service.image).toBe(`troupe:${packageJson.version}`)
    expect(compose.services.backup?.image).toBe(`troupe-backup:${packageJson.version}`)
    expect(readKustomization().images).toMatchObject([
      { name: 'troupe', newTag: packageJson.version },
      { name: 'troupe-backup', newTag: packageJson.version },
    ])
  })

  test('runs as an unprivileged user', () => {
    expect(readInstructions('USER')).toEqual(['1000:1000', '999:999'])
  })
})

describe('the containers', () => {
  test('of compose cannot write to what they are made of, and only the proxy is reached from outside', () => {
    for (const [name, service] of Object.entries(compose.services)) {
      if (name !== 'database') expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'] })
      expect(service.ports.length > 0).toBe(name === 'proxy')
    }
  })

  test('of compose are given files that there are, and the proxy what its configuration asks for', () => {
    const mounted = Object.values(compose.services).flatMap(({ volumes }) =>
      volumes.map((line) => line.split(':')[0] ?? ''),
    )
    const files = mounted.filter((path) => /^\.\/.*\.\w+$/.test(path))
    expect(files.filter((path) => !existsSync(join(root, 'deploy', path)))).toEqual([])
    const proxy = Object.keys(compose.services.proxy?.environment ?? {})
    const configuration = readDeployFile('haproxy.cfg')
    const asked = [...configuration.matchAll(/"\$\{(\w+)(-?)/g)]
    const isOptional = (name: string) => configuration.includes(`defined(${name})`)
    expect(proxy.filter((name) => !asked.some(([, variable]) => variable === name))).toEqual([])
    expect(asked.filter(([, name = '', fallback]) => !fallback && !isOptional(name) && !proxy.includes(name))).toEqual(
      [],
    )
  })

  test('give the proxy a file for each side of as many connections as it may hold', () => {
    const connections = Number(/^ {2}maxconn (\d+)$/m.exec(readDeployFile('haproxy.cfg'))?.[1])
    expect(compose.services.proxy?.ulimits?.nofile).toBeGreaterThan(2 * connections)
  })

  test.each([
    ['servers.yaml', ['spec', 'template', 'spec']],
    ['backup.yaml', ['spec', 'jobTemplate', 'spec', 'template', 'spec']],
  ])('of %s are hardened', (file, path) => {
    const pod = path.reduce<unknown>((part, key) => Object(part)[key], readManifests(file)[0])
    expect(HardenedPod.safeParse(pod).error?.issues).toBeUndefined()
  })

  test('of Kubernetes are all applied, from files that there are', () => {
    const { resources } = readKustomization()
    const there = globSync('kubernetes/*.yaml', { cwd: join(root, 'deploy') }).filter(
      (file) => !file.includes('secret'),
    )
    expect(resources.toSorted()).toEqual(there.sort())
  })
})

describe('backups', () => {
  const command = 'apps/server/src/commands/back-up.ts'

  test('are made and verified by the same command under systemd, with compose and on Kubernetes', () => {
    expect(packageJson.scripts.backup).toBe(`node ${command}`)
    expect(readUnit('troupe-backup.service', 'ExecStart')[0]).toMatch(
      new RegExp(`^/opt/troupe/node_modules/.bin/node ${command} /var/backups/troupe `),
    )
    expect(JSON.parse(readInstructions('ENTRYPOINT')[0] ?? '')).toEqual(['node', command])
    expect(readDeployFile('kubernetes/backup.yaml')).toContain('image: troupe-backup\n')
    expect(readDeployFile('compose.yml')).toContain('target: backup\n')
  })

  test('and servers notify the operator when they fail', () => {
    const services = globSync('systemd/*.service', { cwd: join(root, 'deploy') }).map((path) => basename(path))
    const notified = services.filter((file) => readUnit(file, 'OnFailure')[0] === 'troupe-notify@%n.service')
    expect(notified.sort()).toEqual(services.filter((file) => !file.startsWith('troupe-notify')).sort())
  })

  test('of the whole cluster archive to where they are restored from', () => {
    const archive = toEnvironment(readUnit('troupe-cluster-backup.service', 'Environment')).ARCHIVE_DIR
    expect(readDeployFile('pitr/postgresql.conf')).toContain(`archive-wal.sh ${archive} %p %f'`)
  })

  test.each([
    ['with a program, is told it', true],
    ['without one, is in the journal alone', false],
  ])('that fail: the operator, %s', async (_title, hasProgram) => {
    const folder = await mkdtemp(join(tmpdir(), 'troupe-notify-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const program = join(folder, 'notify')
    if (hasProgram)
      await writeFile(program, `#!/bin/sh\necho "$1" >${folder}/told; cat >>${folder}/told\n`, { mode: 0o755 })
    const script = join(root, 'deploy', 'notify.sh')
    const { stderr, status } = spawnSync(script, ['troupe-backup.service', program], { encoding: 'utf8' })
    expect(status).toBe(0)
    expect(stderr).toMatch(/^<2>troupe-backup.service failed on .*journalctl --unit troupe-backup.service says why/)
    expect(existsSync(join(folder, 'told'))).toBe(hasProgram)
    if (hasProgram)
      expect(await readFile(join(folder, 'told'), 'utf8')).toMatch(
        /^troupe-backup.service\ntroupe-backup.service failed on ./,
      )
  })
})

describe('a server that is told to stop', () => {
  test('has the time that it needs, whatever runs it', () => {
    for (const [, service] of servers) {
      expect(Number.parseInt(service.stop_grace_period ?? '', 10)).toBeGreaterThan(
        stopSeconds(service.environment ?? {}),
      )
    }
    const pod = HardenedPod.parse(Object(readManifests('servers.yaml')[0]).spec.template.spec)
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(stopSeconds(cluster))
    expect(Number(readUnit('troupe.service', 'TimeoutStopSec')[0])).toBeGreaterThan(stopSeconds(unit))
  })

  test('of systemd was started as `npm start` does', () => {
    const command = packageJson.scripts.start.replace('exec ', '/opt/troupe/node_modules/.bin/')
    expect(readUnit('troupe.service', 'ExecStart')[0]).toBe(command)
  })
})
