import { MantineProvider } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
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

test('a dialog stays open while what was confirmed is done', async () => {
  const onClose = vi.fn()
  const dialog = (isBusy: boolean) => (
    <MantineProvider>
      <ConfirmDialog
        isOpen
        title="Delete this search?"
        question="It is deleted."
        confirm="Delete"
        isBusy={isBusy}
        onConfirm={() => {}}
        onClose={onClose}
      />
    </MantineProvider>
  )
  const user = userEvent.setup()
  const { rerender } = render(dialog(true))
  await screen.findByRole('dialog')
  await user.keyboard('{Escape}')
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveProperty('disabled', true)
  expect(onClose).not.toHaveBeenCalled()
  rerender(dialog(false))
  await user.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
})
