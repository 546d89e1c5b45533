import { isTest, type SourceFile } from './source-tree.ts'

/** A sentence in the place of a message of the table, in an error, an issue, or declared to be another program's. */
const writtenRefusal = /(?:new AppError\(\s*'\w+',|\b(?:refuseInput|quote)\()\s*['"`]/
/** A sentence as the message of a check or a refinement of a schema. */
const writtenIssue =
  /\b(?:message|error): ['"`][A-Z]|\.(?:min|max|length|regex|refine|int|number|url|email|enum)\((?:.*, ?)?['"`][A-Z][^'"`]* /

/** Files that write sentences for people into errors or schemas, where no translation finds them. */
export function findWrittenMessages(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) => {
    if (isTest(path) || path.split('/').includes('testing')) return []
    const inServer = path.startsWith('apps/server/src/') && writtenRefusal.test(text)
    const inContract = path.startsWith('packages/contract/src/') && writtenIssue.test(text)
    if (!inServer && !inContract) return []
    return [
      `${path} writes a sentence into an error or a schema: add it to packages/contract/src/messages/messages-data.ts and use say('key') or schemaText('key').`,
    ]
  })
}
