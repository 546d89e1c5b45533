import { MantineProvider } from '@mantine/core'
import { render, screen, waitFor } from '@testing-library/react'
import { startTransition, useState } from 'react'
import { expect, test } from 'vitest'
import { MailEditor } from './mail-editor.tsx'

const slowParts = Array.from({ length: 10 }, (_, index) => index)

/** Takes longer to render than React works without a break, so that timers run before anything is mounted. */
function Slow() {
  const end = performance.now() + 20
  while (performance.now() < end);
  return null
}

function OpenedSlowly() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => startTransition(() => setOpen(true))}>
        Open
      </button>
      {isOpen && (
        <>
          <MailEditor label="Text" value="" onChange={() => {}} isPersonal isFocused />
          {slowParts.map((part) => (
            <Slow key={part} />
          ))}
        </>
      )}
    </>
  )
}

test('an editor takes the focus also where the page takes long to show it', async () => {
  render(<OpenedSlowly />, { wrapper: ({ children }) => <MantineProvider env="test">{children}</MantineProvider> })
  // Outside act(), which would render without breaks.
  screen.getByRole('button', { name: 'Open' }).click()
  const editor = await screen.findByRole('textbox', { name: 'Text' })
  await waitFor(() => expect(editor.contains(document.activeElement)).toBe(true), { timeout: 2000 })
})
