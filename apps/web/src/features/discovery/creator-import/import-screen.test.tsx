import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { accountEndpoints } from '@troupe/contract/accounts'
import { collectionEndpoints } from '@troupe/contract/collections'
import { type CreatorImport, creatorImportsEndpoints as endpoints } from '@troupe/contract/discover/creator-imports'
import { describe, expect, test } from 'vitest'
import { makeUser } from '../../../testing/factories.ts'
import { createFakeServer, type FakeServer, json } from '../../../testing/fake-server.ts'
import { makeCollectionDetail, makeMembers } from '../../../testing/make-collections.ts'
import { openCollection } from '../../../testing/open-collection.tsx'
import { renderApp, storeTokens } from '../../../testing/render-app.tsx'

const id = '7c1f0f0e-52d7-4f0c-8f4b-4c58f4f3e901'
const makeImport = (parts: Partial<CreatorImport> = {}): CreatorImport => ({
  id,
  file_name: 'bakers.csv',
  size_bytes: 100,
  state: 'checked',
  created_at: new Date().toISOString(),
  share: 1,
  problem: null,
  platform: null,
  columns: [
    { header: 'who', field: 'title' },
    { header: 'no.', field: null },
  ],
  sample: [
    { line: 2, cells: ['Mara', '1'], refusal: null },
    { line: 3, cells: ['', '2'], refusal: { message: 'nothing says who it is' } },
  ],
  problems: [{ outcome: 'refused', column: '', count: 1, line: 3, value: '2', message: 'nothing says who it is' }],
  counts: { read: 3, refused: 1, warnings: 0, merged: 0, created: 2, updated: 0, erased: 0 },
  collection_id: null,
  can_undo: false,
  undo: null,
  ...parts,
})
const imported = makeImport({ state: 'imported', can_undo: true })

async function openImport(imports: CreatorImport[], mayImport = true) {
  storeTokens()
  const server = createFakeServer()
  const show = (...next: CreatorImport[]) =>
    server.on(endpoints.listImports, () => json({ may_import: mayImport, imports: next }))
  server.on(accountEndpoints.me, () => json(makeUser()))
  server.on(collectionEndpoints.testCollectionAccess, () => json({ message: 'ok' }))
  server.on(collectionEndpoints.listCollections, () => json([]))
  show(...imports)
  renderApp(server, '/import')
  await screen.findByRole('heading', { name: 'Import creators', level: 1 })
  return { server, show, user: userEvent.setup() }
}

describe('choosing a file', () => {
  const choose = async (file: File) => {
    const kit = await openImport([])
    kit.server.on(endpoints.createImport, () => json({ import: makeImport({ state: 'uploading' }) }))
    kit.server.on(endpoints.addImportPart, () => json({ import: makeImport({ state: 'checking' }) }))
    kit.show(makeImport())
    await kit.user.upload(await screen.findByLabelText('File of creators'), file)
    return kit
  }

  test('sends it in parts, then shows what it holds', async () => {
    const { server } = await choose(new File(['x'.repeat(800 * 1024)], 'bakers.csv'))
    await screen.findByRole('heading', { name: 'What bakers.csv holds' })
    expect(server.received(endpoints.createImport)[0]?.body).toEqual({ file_name: 'bakers.csv', size_bytes: 819_200 })
    expect(server.received(endpoints.addImportPart)).toMatchObject([{ body: { number: 0 } }, { body: { number: 1 } }])
    expect(document.title).toBe('Import creators · Troupe')
  })

  test('refuses an empty file at once', async () => {
    const { server } = await choose(new File([], 'bakers.csv'))
    await screen.findByText('The file is empty.')
    expect(server.received(endpoints.createImport)).toEqual([])
  })

  test('says that an interrupted file must be chosen again', async () => {
    await openImport([makeImport({ state: 'uploading', columns: [], sample: [], problems: [] })])
    await screen.findByText('bakers.csv was not sent to its end. Choose it again.')
  })

  test('is not offered to who may not import', async () => {
    await openImport([], false)
    await screen.findByRole('heading', { name: 'You cannot import here' })
    expect(screen.queryByLabelText('File of creators')).toBeNull()
  })
})

describe('a file that was read', () => {
  test('shows its columns, its first rows, and which are refused and why', async () => {
    await openImport([makeImport()])
    const table = within(await screen.findByRole('table'))
    expect(table.getByLabelText<HTMLSelectElement>('Column who is read as').value).toBe('title')
    expect(table.getByLabelText<HTMLSelectElement>('Column no. is read as').value).toBe('')
    table.getByText('Mara')
    table.getByText('Refused')
    screen.getByText('Refused rows')
  })

  test('is read again with other columns before it can be imported', async () => {
    const { server, user } = await openImport([makeImport()])
    server.on(endpoints.takeImportStep, () => json({ import: makeImport() }))
    await user.selectOptions(await screen.findByLabelText('Column no. is read as'), 'subscribers')
    expect(screen.queryByRole('button', { name: 'Import 2 creators' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Read again with these columns' }))
    expect(server.received(endpoints.takeImportStep)[0]?.body).toEqual({
      step: 'check',
      platform: null,
      columns: [
        { header: 'who', field: 'title' },
        { header: 'no.', field: 'subscribers' },
      ],
    })
  })

  test('is imported, which goes on without the page', async () => {
    const { server, show, user } = await openImport([makeImport()])
    server.on(endpoints.takeImportStep, () => json({ import: makeImport({ state: 'importing' }) }))
    const start = await screen.findByRole('button', { name: 'Import 2 creators' })
    show(makeImport({ state: 'importing', share: 0.5 }))
    await user.click(start)
    await screen.findByRole('heading', { name: 'Importing bakers.csv' })
    screen.getByText('You can leave this page: it goes on without you.')
    expect(server.received(endpoints.takeImportStep)[0]?.body).toEqual({ step: 'import', collection_id: null })
    show(imported)
    await screen.findByRole('article', { name: 'bakers.csv' })
  })

  test('that cannot be imported says why, and makes room for another', async () => {
    const problem = { message: 'The file holds no rows.' }
    const { server, show, user } = await openImport([
      makeImport({ state: 'refused', problem, columns: [], sample: [], problems: [] }),
    ])
    await screen.findByText('The file holds no rows.')
    server.on(endpoints.takeImportStep, () => json({ import: null }))
    show()
    await user.click(screen.getByRole('button', { name: 'Choose another file' }))
    await screen.findByText('Drop a file here, or choose one')
  })
})

describe('an import', () => {
  test('is undone after a question', async () => {
    const { server, show, user } = await openImport([imported])
    await user.click(await screen.findByRole('button', { name: 'Undo the import of bakers.csv' }))
    expect(server.received(endpoints.takeImportStep)).toEqual([])
    server.on(endpoints.takeImportStep, () => json({ import: makeImport({ state: 'undoing' }) }))
    const undo = {
      removed: 1,
      restored: 0,
      kept: { changed: 0, used: 1 },
      examples: [{ title: 'Noor', reason: 'used' as const }],
    }
    show(makeImport({ state: 'undone', undo }))
    await user.click(await screen.findByRole('button', { name: 'Undo the import' }))
    await screen.findByText('1 creator removed')
    screen.getByText('1 creator kept, because a user collected, wrote to or invited them')
    expect(screen.queryByText('0 creators restored')).toBeNull()
  })

  test('that can be undone no more has no button for it', async () => {
    await openImport([makeImport({ state: 'imported' })])
    await screen.findByRole('article', { name: 'bakers.csv' })
    expect(screen.queryByRole('button', { name: /Undo/ })).toBeNull()
  })

  test.each([
    ['importing', 'imported'],
    ['undoing', 'undone'],
  ] as const)('that was %s and is %s is shown in its collection at once', async (before, after) => {
    const show = (server: FakeServer, state: CreatorImport['state']) =>
      server.on(endpoints.listImports, () => json({ may_import: true, imports: [makeImport({ state })] }))
    const { server, router } = await openCollection(
      makeCollectionDetail({ kols: makeMembers(['Ada']) }),
      (prepared) => {
        prepared.on(collectionEndpoints.testCollectionAccess, () => json({ message: 'ok' }))
        prepared.on(collectionEndpoints.listCollections, () => json([]))
        show(prepared, before)
      },
    )
    const { pathname } = router.state.location
    await screen.findByRole('article', { name: 'Ada' })
    await act(() => router.navigate('/import'))
    await screen.findByRole('heading', { name: /bakers\.csv/ })
    server.on(collectionEndpoints.getCollection, () => json(makeCollectionDetail({ kols: makeMembers(['Bo']) })))
    show(server, after)
    await screen.findByRole('article', { name: 'bakers.csv' })
    await act(() => router.navigate(pathname))
    await screen.findByRole('article', { name: 'Bo' })
  })
})
