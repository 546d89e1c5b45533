import { expectNoOverflow, expectNothingSerious } from '../accessibility.ts'
import { answers, bakery, creators, message, openAssistant, say } from '../conversation-steps.ts'
import { expect, signInNewPerson, test } from '../journey.ts'

test('each kind of message does what it says, by keyboard on a dark phone and by mouse on a wide light screen', async ({
  page,
  troupe,
}) => {
  test.slow()
  await signInNewPerson(page, troupe)
  await openAssistant(page)
  const findSaid = (text: string | RegExp) => page.getByRole('paragraph').filter({ hasText: text })
  const changed = page.getByRole('list', { name: 'Changed' }).last().getByRole('listitem')
  const screens = [
    { size: { width: 390, height: 844 }, colorScheme: 'dark', isByMouse: false, button: 'Add to the search' },
    { size: { width: 1440, height: 900 }, colorScheme: 'light', isByMouse: true, button: 'New brand' },
  ] as const
  for (const { size, colorScheme, isByMouse, button } of screens) {
    await page.setViewportSize(size)
    await page.emulateMedia({ colorScheme })
    const tell = async (text: string, answer: string | RegExp) => {
      const said = findSaid(answer)
      const before = await said.count()
      await message(page).fill(text)
      if (isByMouse) await page.getByRole('button', { name: 'Send message' }).click()
      else await message(page).press('Enter')
      await expect(said).toHaveCount(before + 1)
      await expectNoOverflow(page, text)
    }
    await tell(`${bakery} We ship to Germany and the UK.`, /^I analyzed your brand and found \d+ creators/)
    await expect(answers(page).last()).toContainText('Germany, United Kingdom')
    const first = await creators(page).last().getByRole('article').first().getByRole('heading').innerText()

    await tell('why her?', new RegExp(`^I take you to mean the first, ${first}\\. ${first}: `))
    await tell('what is her e-mail?', new RegExp(`^${first}: (\\S+@\\S+|not known)$`))
    await tell('how many of them have an email?', /^\d+ of the \d+ creators on screen\.$/)
    await tell('thanks!', 'You’re welcome.')

    await tell('cats too', /^I searched again and found \d+ creators?\.$/)
    await expect(changed).toHaveText(['also Cats'])
    await expect(answers(page).last()).toContainText(/Baking.*Cats/)
    await tell('drop the big ones, blorptastic', /^I searched again .*I did not understand “blorptastic”\.$/)
    await expect(changed).toHaveText([/^10K to \d+K followers$/])
    await tell('undo that', /^I took back the last change and found \d+ creators?\./)
    await say(page, '不要游戏博主')
    await expect(changed).toHaveText(['without 游戏'])
    await tell('more please', /^(Here (are|is) \d+ more creators?\.|There are no further creators)/)

    await tell('organic dog food', 'Is “organic dog food” a new brand, or should the search include it?')
    const choice = page.getByRole('button', { name: button })
    await (isByMouse ? choice.click() : choice.press('Enter'))
    await expect(choice).toHaveCount(0)
    await expectNoOverflow(page, button)
  }
  await expect(page.getByRole('region', { name: 'Detailed Brand Analysis' })).toHaveCount(3)
  await expectNothingSerious(page)

  await page.reload()
  await expect(findSaid('You’re welcome.')).toHaveCount(screens.length)
  await expect(page.getByRole('region', { name: 'Detailed Brand Analysis' })).toHaveCount(3)
  await expect(page.getByRole('button', { name: 'New brand' })).toHaveCount(0)
})
