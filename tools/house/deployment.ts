import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAllDocuments, parse as parseYaml } from 'yaml'
import { z } from 'zod'

const root = join(import.meta.dirname, '..', '..')

/** Reads a file in `deploy/`, or in the root with `../`. */
export function readDeployFile(path: string): string {
  return readFileSync(join(root, 'deploy', path), 'utf8')
}

const Environment = z.record(z.string(), z.string())
const Service = z.object({
  image: z.string(),
  build: z.object({ dockerfile: z.string(), args: z.record(z.string(), z.string()).default({}) }).optional(),
  command: z.array(z.string()).default([]),
  read_only: z.boolean().optional(),
  cap_drop: z.array(z.string()).optional(),
  environment: Environment.optional(),
  secrets: z.array(z.string()).default([]),
  volumes: z.array(z.string()).default([]),
  ports: z.array(z.string()).default([]),
  stop_grace_period: z.string().optional(),
  ulimits: z.object({ nofile: z.number() }).optional(),
})
const Compose = z.object({
  services: z.record(z.string(), Service),
  secrets: z.record(z.string(), z.object({ file: z.string() })),
})

/** Reads `compose.yml` with its anchors resolved. */
export function readCompose(): z.output<typeof Compose> {
  return Compose.parse(parseYaml(readDeployFile('compose.yml'), { merge: true }))
}

const Overlay = z.object({
  services: z.record(z.string(), Service.partial()),
  volumes: z.record(z.string(), z.null()),
})

/** Reads `compose.citus.yml`, which is laid over `compose.yml`. */
export function readCitusOverlay(): z.output<typeof Overlay> {
  return Overlay.parse(parseYaml(readDeployFile('compose.citus.yml'), { merge: true }))
}

const Container = z.object({
  image: z.string(),
  securityContext: z.object({
    allowPrivilegeEscalation: z.literal(false),
    readOnlyRootFilesystem: z.literal(true),
    capabilities: z.object({ drop: z.tuple([z.literal('ALL')]) }),
  }),
  resources: z.object({ requests: z.object({ cpu: z.string(), memory: z.string() }), limits: z.looseObject({}) }),
})
/** A pod that Pod Security's profile "restricted" admits, and that can write only to its volumes. */
export const HardenedPod = z.object({
  automountServiceAccountToken: z.literal(false),
  securityContext: z.object({
    runAsNonRoot: z.literal(true),
    runAsUser: z.number().int().min(1),
    seccompProfile: z.object({ type: z.literal('RuntimeDefault') }),
  }),
  terminationGracePeriodSeconds: z.number().optional(),
  containers: z.array(Container).min(1),
})
const Manifest = z.looseObject({
  kind: z.string(),
  metadata: z.looseObject({ name: z.string() }),
  data: Environment.optional(),
  stringData: Environment.optional(),
})

/** Reads the manifests of a file in `deploy/kubernetes`. */
export function readManifests(file: string): z.output<typeof Manifest>[] {
  return parseAllDocuments(readDeployFile(join('kubernetes', file))).map((document) => Manifest.parse(document.toJS()))
}

const Kustomization = z.object({
  resources: z.array(z.string()),
  images: z.array(z.object({ name: z.string(), newTag: z.string() })),
})

/** Reads the list that `kubectl apply --kustomize deploy`, or a folder in it, applies. */
export function readKustomization(folder = '.'): z.output<typeof Kustomization> {
  return Kustomization.parse(parseYaml(readDeployFile(join(folder, 'kustomization.yaml'))))
}

/** Reads the values of an instruction in a Dockerfile, with continued lines joined. */
export function readInstructions(name: string, file = 'Dockerfile'): string[] {
  const lines = readDeployFile(file)
    .replace(/^\s*#.*\n/gm, '')
    .replace(/\\\n\s*/g, '')
    .split('\n')
  return lines.filter((line) => line.startsWith(`${name} `)).map((line) => line.slice(name.length + 1))
}

/** Reads all values of a key in a systemd unit file. */
export function readUnit(file: string, key: string): string[] {
  const lines = readDeployFile(join('systemd', file)).split('\n')
  return lines.filter((line) => line.startsWith(`${key}=`)).map((line) => line.slice(key.length + 1))
}

/** Converts `NAME=value` lines to a record. */
export function toEnvironment(pairs: readonly string[]): Record<string, string> {
  return Object.fromEntries(pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]))
}
