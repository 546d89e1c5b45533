import {
  type CreatorImport,
  creatorImportsEndpoints as endpoints,
  type ImportStep,
} from '@troupe/contract/discover/creator-imports'
import { expect } from 'vitest'
import { connectImports } from '../../composition/connect-imports.ts'
import type { Database } from '../../database/database.ts'
import { bindCollectionEndpoints } from '../../modules/collections/collection-routes.ts'
import { createCreatorImports } from '../../modules/discovery/browser-import/creator-imports.ts'
import { createCreatorReader } from '../../modules/discovery/persons/creator-reader.ts'
import { creatorProgress } from '../../modules/outreach/mails/recipient-repository.ts'
import { putTeamNotice } from '../../modules/outreach/notifications/put-team-notice.ts'
import { call } from '../calls/outreach-calls.ts'
import type { SignedInUser } from '../test-accounts.ts'
import { type TestApp, useTestApp } from '../test-app.ts'
import { testErasures } from '../test-erasures.ts'

interface ImportSettings {
  creatorImports: 'everybody' | 'operators' | 'off'
  readonly operatorEmails: readonly string[]
}

export interface TestImports {
  readonly testApp: TestApp
  /** Read at each call; a test may change who may import. */
  readonly settings: ImportSettings
  /** Sends a file in parts, and checks it. */
  upload(user: SignedInUser, content: string | Uint8Array, name?: string): Promise<CreatorImport>
  /** Takes a step and does its work. */
  take(user: SignedInUser, id: string, step: ImportStep): Promise<CreatorImport>
  list(user: SignedInUser): Promise<CreatorImport[]>
}

/** Creates the application with collections and with imports, whose work is done when the test says so. */
export function useTestImports(database: Database): TestImports {
  const settings: ImportSettings = { creatorImports: 'everybody', operatorEmails: ['ops@brand.test'] }
  const testApp = useTestApp(database, {
    endpoints(parts) {
      const connected = connectImports(
        {
          sandbox: false,
          operatorEmails: settings.operatorEmails,
          get creatorImports() {
            return settings.creatorImports
          },
        },
        database,
      )
      const imports = createCreatorImports({ ...parts, ...connected, erasures: testErasures })
      void imports.startWorker(parts.jobs, new AbortController().signal)
      const readCreators = createCreatorReader(database.kysely, () => null)
      const outreach = { progress: creatorProgress, tellMember: putTeamNotice }
      const collections = bindCollectionEndpoints({ ...parts, readCreators, ...outreach })
      return [...imports.endpoints, ...collections]
    },
  })
  const list = async (user: SignedInUser) => {
    const answer = await call(testApp, user, ['GET', '/api/imports'])
    return endpoints.listImports.response.parse(answer.json()).imports
  }
  const finish = async (user: SignedInUser, id: string) => {
    await testApp.jobs.runAll()
    const found = (await list(user)).find((one) => one.id === id)
    if (!found) throw new Error('The import is gone')
    return found
  }
  return {
    testApp,
    settings,
    list,
    async upload(user, content, name = 'list.csv') {
      const bytes = Buffer.from(content)
      const begun = await call(testApp, user, ['POST', '/api/imports'], { file_name: name, size_bytes: bytes.length })
      expect(begun.statusCode, begun.body).toBe(200)
      const { id } = endpoints.createImport.response.parse(begun.json()).import
      const middle = Math.ceil(bytes.length / 2)
      for (const [number, part] of [bytes.subarray(0, middle), bytes.subarray(middle)].entries()) {
        if (part.length === 0) continue
        const body = { number, content: part.toString('base64') }
        const sent = await call(testApp, user, ['POST', `/api/imports/${id}/parts`], body)
        expect(sent.statusCode, sent.body).toBe(200)
      }
      return finish(user, id)
    },
    async take(user, id, step) {
      const answer = await call(testApp, user, ['POST', `/api/imports/${id}/steps`], step)
      expect(answer.statusCode, answer.body).toBe(200)
      return finish(user, id)
    },
  }
}
