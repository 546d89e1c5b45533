import type { SourceFile } from './source-tree.ts'

/** The four places of a domain word; a word is complete if all of them have it. */
const places = (word: string) => ({
  contract: `packages/contract/src/${word}.ts`,
  server: `apps/server/src/modules/${word}/`,
  web: `apps/web/src/features/${word}/`,
  journeys: `e2e/journeys/${word}.spec.ts`,
})

/** Features without data of their own, and therefore without files on the server and in the contract. */
const presentations = new Set(['landing'])

/** Modules and features whose word is missing in another of the four places. */
export function findPlacesOutOfStep(files: readonly SourceFile[]): string[] {
  const paths = files.map((file) => file.path)
  const words = new Set(
    paths.flatMap((path) => /^apps\/(?:server\/src\/modules|web\/src\/features)\/([^/]+)\//.exec(path)?.[1] ?? []),
  )
  return [...words].flatMap((word) =>
    Object.entries(places(word))
      .filter(([place]) => !presentations.has(word) || place === 'web' || place === 'journeys')
      .map(([, place]) => place)
      .filter((place) => !paths.some((path) => path.startsWith(place)))
      .map((place) => `"${word}" has no ${place}: one domain word stands in contract, server, web and journeys.`),
  )
}

/** Files that read the environment, which only the settings may. */
export function findEnvironmentReaders(files: readonly SourceFile[]): string[] {
  return files
    .filter(
      (file) =>
        /^(apps|packages)\/[^/]+\/src\//.test(file.path) && !/\/testing\/|settings(\.test)?\.ts$/.test(file.path),
    )
    .filter((file) => /process\.env\b/.test(file.text))
    .map((file) => `${file.path} reads process.env: settings.ts is the one reader; take the value as an argument.`)
}

const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*(\.(test|spec|integration\.test|config|module))*\.tsx?$/
const roles = /-(routes|service|repository|policy|presenter|port)(\.integration)?(\.test)?\.ts$/

/** Files whose name is not in kebab-case or says nothing about them. */
export function findBadNames(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path }) => {
    const name = path.split('/').at(-1) ?? ''
    if (!kebabCase.test(name) && !name.endsWith('.d.ts')) return [`${path}: file names are kebab-case.`]
    if (/^(utils?|helpers?|common|misc|types|index)\.tsx?$/.test(name))
      return [`${path}: name it after its one purpose.`]
    const isModuleFile = /^apps\/server\/src\/modules\//.test(path) && roles.test(name) === false
    if (isModuleFile && /-(controller|handler|manager|model|dao|dto)\.ts$/.test(name)) {
      return [
        `${path}: the roles of a module are routes, service, repository, policy, presenter and port (or a use case by its verb).`,
      ]
    }
    return []
  })
}
