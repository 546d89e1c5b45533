import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'

it('a wait in vain prints the document', async () => {
  render(<p>what there is instead</p>)
  await expect(screen.findByText('what is looked for', {}, { timeout: 60 })).rejects.toThrow('what there is instead')
})

it('a search in vain prints the document', () => {
  render(<p>what there is instead</p>)
  expect(() => screen.getByText('what is looked for')).toThrow('what there is instead')
})
