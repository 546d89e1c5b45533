import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { CodeInput } from './code-input.tsx'

function Harness() {
  const [code, setCode] = useState('')
  return (
    <>
      <CodeInput value={code} onChange={setCode} length={6} label="Code" boxLabel={(position) => `Digit ${position}`} />
      <output>{code}</output>
    </>
  )
}

function setUp() {
  render(<Harness />)
  return { user: userEvent.setup(), box: (position: number) => screen.getByLabelText(`Digit ${position}`) }
}

const shownCode = () => screen.getByRole('status').textContent

test('each digit moves on to the next box, and anything else is ignored', async () => {
  const { user, box } = setUp()
  await user.click(box(1))
  await user.keyboard('1a2 3')
  expect(shownCode()).toBe('123')
  expect(document.activeElement).toBe(box(4))
})

test('Backspace in an empty box moves back and takes the digit there', async () => {
  const { user, box } = setUp()
  await user.click(box(1))
  await user.keyboard('123{Backspace}')
  expect(shownCode()).toBe('12')
  expect(document.activeElement).toBe(box(3))
})

test('a pasted text is reduced to its first six digits', async () => {
  const { user, box } = setUp()
  await user.click(box(3))
  await user.paste('Your code: 12-34 56 (789)')
  expect(shownCode()).toBe('123456')
  expect(document.activeElement).toBe(box(6))
})

test('digits of full width are taken as digits', async () => {
  const { user, box } = setUp()
  await user.click(box(1))
  await user.paste('１２３４５６')
  expect(shownCode()).toBe('123456')
})

test('a code that the phone fills into the first box is spread over all', () => {
  const { box } = setUp()
  fireEvent.change(box(1), { target: { value: '654321' } })
  expect(shownCode()).toBe('654321')
})

test('a digit typed over another replaces it', async () => {
  const { user, box } = setUp()
  await user.click(box(1))
  await user.keyboard('123')
  await user.click(box(2))
  await user.keyboard('9')
  expect(shownCode()).toBe('193')
})
