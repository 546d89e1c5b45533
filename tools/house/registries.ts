import { isTest, type SourceFile } from './source-tree.ts'

/** Whether a new provider must fail to compile in this file until it is handled. */
const isChecked = (path: string) =>
  /^(apps|packages)\/[^/]+\/src\//.test(path) && !isTest(path) && !/\/testing\//.test(path)

const comparedProvider = /[!=]==? '(?:smtp|gmail|microsoft)'|'(?:smtp|gmail|microsoft)' [!=]==?/

/** Files that compare a mail provider with one name, and so treat all others alike. */
export function findComparedProviders(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path, text }) => isChecked(path) && comparedProvider.test(text))
    .map(
      ({ path }) =>
        `${path} compares a mail provider with a name: a new provider would take the other branch. Use a Record<EmailProvider, ...>.`,
    )
}
