import { screen, within } from '@testing-library/react'
import { onboardingEndpoints } from '@troupe/contract/onboarding'
import { beforeEach, describe, expect, test } from 'vitest'
import { json } from '../../../../testing/fake-server.ts'
import { createOnboardingServer, makeProfile, nextButton, openStep } from '../../../../testing/open-onboarding.ts'

const card = () => within(screen.getByRole('complementary', { name: 'Your card, as brands see it' }))

beforeEach(() => window.sessionStorage.clear())

describe('the card beside the form', () => {
  test('is there once the channel is known', async () => {
    await openStep(1)
    expect(screen.queryByRole('complementary')).toBeNull()
  })

  test('changes with each key', async () => {
    const { user } = await openStep(2)
    expect(card().getByText('Mina Bakes')).toBeTruthy()
    await user.type(screen.getByLabelText('Channel Name *'), ' bread')
    expect(card().getByText('Mina Bakes bread')).toBeTruthy()
    await user.clear(screen.getByLabelText('Description'))
    await user.type(screen.getByLabelText('Description'), 'Rye')
    expect(card().getByText('Rye')).toBeTruthy()
  })

  test("shows the platform's handle, as the catalogue does", async () => {
    const { user } = await openStep(2)
    await user.clear(screen.getByLabelText('Handle *'))
    await user.type(screen.getByLabelText('Handle *'), 'other')
    expect(card().getByText('@minabakes')).toBeTruthy()
  })

  test('shows country, categories and price as they are stated, or else those that brands see without', async () => {
    const { user } = await openStep(3)
    expect(card().getByText('Germany')).toBeTruthy()
    await user.clear(screen.getByLabelText('Country/Region'))
    await user.type(screen.getByLabelText('Country/Region'), 'portugal')
    expect(card().getByText('Portugal')).toBeTruthy()
    await user.click(screen.getByRole('checkbox', { name: 'Pets' }))
    expect(card().getByText('Pets')).toBeTruthy()
    await user.click(nextButton())
    await screen.findByText('Step 4 of 4')
    const estimated = card().getByText(/^\$/).textContent
    await user.type(screen.getByLabelText('Estimated Collaboration Price (USD)'), '77')
    expect(card().getByText('$77')).toBeTruthy()
    await user.clear(screen.getByLabelText('Estimated Collaboration Price (USD)'))
    expect(card().getByText(/^\$/).textContent).toBe(estimated)
  })
})

test('the description of the summary is not cut at a blank line', async () => {
  const server = createOnboardingServer()
  const description = 'Vegan baking\n\n \nNew every Sunday'
  server.on(onboardingEndpoints.fetchFromUrl, () =>
    json({ success: true, data: makeProfile({ description }), message: '' }),
  )
  await openStep(2, server)
  const summary = within(screen.getByRole('region', { name: 'Your channel' }))
  expect(summary.getByText(/Vegan/).textContent).toBe('Vegan baking\nNew every Sunday')
  expect(screen.getByLabelText<HTMLTextAreaElement>('Description').value).toBe(description)
})
