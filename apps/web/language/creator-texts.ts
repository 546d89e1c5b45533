import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { parseSync } from 'oxc-parser'

const sourceFolder = join(import.meta.dirname, '..', 'src')

/** The pages that invited creators reach without an account, and what runs around them. */
const creatorPages = ['onboarding', 'own-channel', 'law/own-data', 'law/privacy-notice', 'unsubscribe'].map(
  (name) => `app/pages/${name}-page.tsx`,
)
const applicationStart = 'start-app.tsx'

/** Texts of the contract that those pages show. Imports cannot tell: a page imports the schemas of a file for its types. */
const shownContractSections = ['contract/onboarding.ts', 'contract/catalogues/categories.ts']

/** Messages by key that those pages can show: of their endpoints, of what refuses every call, and of their forms. */
const shownMessages = [
  /^(wait|zod)\./,
  /^http\.(internal|not_found|invalid_request|database_\w+|busy)$/,
  /^limits\.(refused|refused_short_code|attempts|wrong_codes|channels)$/,
  /^accounts\.(email_required|email_invalid|code_\w+|long_code_invalid|busy)$/,
  /^onboarding\.(?!invitation_|mail_|invitee_)/,
  /^outreach\.unsubscribe_link_invalid$/,
]

/** Whether the pages for creators can show the message with this key. */
export const isShownToCreators = (key: string): boolean => shownMessages.some((pattern) => pattern.test(key))

/**
 * Lists the files whose texts the pages for creators show: those that the pages import, directly or not, and later too,
 * and those that the application imports at its start.
 */
export function listCreatorFiles(): Set<string> {
  const files = new Set<string>()
  for (const page of creatorPages) visit(join(sourceFolder, page), { files, isLazyIncluded: true })
  // Its lazy imports are the other pages.
  visit(join(sourceFolder, applicationStart), { files, isLazyIncluded: false })
  const sections = [...files].map((file) => relative(sourceFolder, file).replaceAll('\\', '/'))
  return new Set([...sections, ...shownContractSections])
}

function visit(file: string, options: { files: Set<string>; isLazyIncluded: boolean }): void {
  if (options.files.has(file) || !/\.tsx?$/.test(file)) return
  options.files.add(file)
  for (const name of listImports(file, options.isLazyIncluded)) visit(join(dirname(file), name), options)
}

/** The relative paths that a file imports at run time. */
function listImports(file: string, isLazyIncluded: boolean): string[] {
  const source = readFileSync(file, 'utf8')
  const { staticImports, staticExports, dynamicImports } = parseSync(file, source).module
  const imported = staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value)
  const passedOn = staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? [moduleRequest.value] : [])),
  )
  const lazy = dynamicImports.map(({ moduleRequest: { start, end } }) => source.slice(start + 1, end - 1))
  return [...imported, ...passedOn, ...(isLazyIncluded ? lazy : [])].filter((name) => name.startsWith('.'))
}
