import { isTest, type SourceFile } from './source-tree.ts'

/** Workspaces that a workspace may import besides itself. */
const workspaceImports: Record<string, readonly string[]> = {
  'packages/contract': [],
  'apps/server': ['packages/contract'],
  'apps/web': ['packages/contract'],
  'apps/sandbox': ['packages/contract'],
  e2e: ['packages/contract', 'apps/server', 'apps/sandbox', 'tools'],
  bench: ['packages/contract', 'apps/server', 'apps/sandbox', 'tools'],
  drill: ['packages/contract', 'apps/server', 'apps/sandbox', 'bench', 'tools'],
  tools: ['packages/contract', 'apps/server', 'apps/sandbox'],
}

/** Modules that each server module may import; imports go one way only. */
const moduleImports: Record<string, readonly string[]> = {
  accounts: [],
  'access-tokens': ['accounts'],
  webhooks: ['accounts'],
  workspaces: ['accounts'],
  discovery: ['accounts', 'webhooks'],
  collections: ['discovery', 'accounts', 'webhooks'],
  'email-settings': ['accounts'],
  outreach: ['discovery', 'accounts', 'webhooks'],
  'brand-analysis': ['discovery', 'accounts'],
  onboarding: ['discovery', 'accounts', 'webhooks'],
}

const serverKernel = /^apps\/server\/src\/lib\//
const serverPlumbing = /^apps\/server\/src\/(telemetry|http|database|jobs)\//
const serverModule = /^apps\/server\/src\/modules\/([^/]+)\//
const webFeature = /^apps\/web\/src\/features\/([^/]+)\//
const webLayers = ['lib', 'ui', 'features', 'app']

const workspaceOf = (path: string) => Object.keys(workspaceImports).find((folder) => path.startsWith(`${folder}/`))
const webLayerOf = (path: string) => /^apps\/web\/src\/([^/]+)\//.exec(path)?.[1]

/** Lists the imports that the table in `docs/architecture.md` forbids, as sentences that say what to do instead. */
export function findForbiddenImports(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) =>
    file.imports.flatMap(({ target, typeOnly }) => {
      const reason = judge(file.path, target, typeOnly)
      return reason ? [`${file.path} imports ${target}: ${reason}`] : []
    }),
  )
}

function judge(from: string, to: string, typeOnly: boolean): string | undefined {
  return (
    judgeWorkspace(from, to) ??
    judgeKernel(from, to) ??
    judgeModule(from, to) ??
    judgeRole(from, to, typeOnly) ??
    judgeWeb(from, to)
  )
}

function judgeWorkspace(from: string, to: string): string | undefined {
  const [source, target] = [workspaceOf(from), workspaceOf(to)]
  if (!source || !target || source === target || workspaceImports[source]?.includes(target)) return undefined
  return `${source} may import only ${workspaceImports[source]?.join(', ') || 'packages'}. Speak over the wire, or move what both need into packages/contract.`
}

function judgeKernel(from: string, to: string): string | undefined {
  if (isTest(from) || !to.startsWith('apps/server/src/')) return undefined
  if (serverKernel.test(from) && !serverKernel.test(to)) {
    return "the server's lib/ imports nothing of ours but the contract; move the type or value into lib/."
  }
  if (serverPlumbing.test(from) && serverModule.test(to)) {
    return 'telemetry, http, database and jobs know no module; they own the interface, and composition/ joins the two.'
  }
  return undefined
}

function judgeModule(from: string, to: string): string | undefined {
  const [source, target] = [serverModule.exec(from)?.[1], serverModule.exec(to)?.[1]]
  if (target && from.startsWith('apps/server/src/integrations/') && !/-port\.ts$/.test(to)) {
    return 'an adapter knows of a module only its port; composition/ joins the two.'
  }
  if (!source || !target || source === target || isTest(from)) return undefined
  if (moduleImports[source]?.includes(target)) return undefined
  return `modules import one way (${source} may use ${moduleImports[source]?.join(', ') || 'no other'}). Let the caller pass it in.`
}

function judgeRole(from: string, to: string, typeOnly: boolean): string | undefined {
  if (!serverModule.test(from) || isTest(from)) return undefined
  const isSql = to === 'kysely' || to === 'pg'
  if (/-routes\.ts$/.test(from) && (isSql || /\/(database|integrations)\/|-repository\.ts$/.test(to))) {
    return 'routes bind endpoints to the service; rules and SQL belong there and in the repository.'
  }
  if (/-(policy|presenter)\.ts$/.test(from) && !typeOnly && (isSql || /-(repository|service)\.ts$/.test(to))) {
    return 'policies and presenters are pure; give them what they need as arguments.'
  }
  if (isSql && !typeOnly && !/-repository\.ts$/.test(from)) return 'SQL lives in repositories.'
  if (/^(fastify|@fastify\/.*)$/.test(to)) return 'modules know no HTTP; throw an AppError and return plain values.'
  return undefined
}

function judgeWeb(from: string, to: string): string | undefined {
  const [source, target] = [webLayerOf(from), webLayerOf(to)]
  if (!source || !target || source === 'testing' || isTest(from)) return undefined
  if (webLayers.indexOf(target) > webLayers.indexOf(source))
    return `the web's layers go app -> features -> ui -> lib. Pass it down instead.`
  const [feature, other] = [webFeature.exec(from)?.[1], webFeature.exec(to)?.[1]]
  if (feature && other && feature !== other) return 'features do not import each other; a page composes them.'
  return undefined
}
