import { MantineProvider } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ConfirmDialog } from './confirm-dialog.tsx'

test('a dialog that closes keeps its question, although what it asked about is gone', async () => {
  const dialog = (name: string | undefined) => (
    <MantineProvider>
      <ConfirmDialog
        isOpen={name !== undefined}
        title="Delete this search?"
        question={`“${name ?? ''}” is deleted.`}
        confirm="Delete"
        isBusy={false}
        onConfirm={() => {}}
        onClose={() => {}}
      />
    </MantineProvider>
  )
  const { rerender } = render(dialog('Makers'))
  await screen.findByText('“Makers” is deleted.')
  rerender(dialog(undefined))
  screen.getByText('“Makers” is deleted.')
  expect(screen.queryByText('“” is deleted.')).toBeNull()
})
