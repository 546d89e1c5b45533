import { MantineProvider } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

// Texts are made when their modules are loaded, so these are loaded again in Chinese, and again for other tests.
async function load() {
  const { speakChinese } = await import('../testing/speak-chinese.ts')
  speakChinese()
  const [app, server, menu, moment] = await Promise.all([
    import('../testing/render-app.tsx'),
    import('../testing/fake-server.ts'),
    import('../features/outreach/editor/merge-field-menu.tsx'),
    import('../ui/moment.tsx'),
  ])
  return { ...app, ...server, ...menu, ...moment }
}

let loaded: Awaited<ReturnType<typeof load>>

beforeAll(async () => {
  vi.resetModules()
  loaded = await load()
})
afterAll(() => void vi.resetModules())

test('an address that does not exist says so in Chinese', async () => {
  loaded.renderApp(loaded.createFakeServer(), '/nowhere')
  expect(await screen.findByText('404 页面不存在')).toBeTruthy()
})

test('a refusal at Google is told in Chinese', async () => {
  loaded.renderApp(loaded.createFakeServer(), '/gmail/callback?error=access_denied')
  expect(await screen.findByText('授权失败：访问请求被拒绝')).toBeTruthy()
})

test('the samples of category and country in the menu of merge fields are Chinese', async () => {
  const { MergeFieldMenu } = loaded
  render(
    <MantineProvider env="test">
      <MergeFieldMenu size="xs" onInsert={() => undefined} />
    </MantineProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: '插入占位符' }))
  for (const example of ['美食与烹饪', '法国', 'mayacooks']) expect(await screen.findByText(example)).toBeTruthy()
})

test('no blank stands between a Chinese label and a time that begins with a Chinese letter', () => {
  const { Moment } = loaded
  const { container } = render(<Moment label="更新于" at={new Date(Date.now() - 1000).toISOString()} />)
  expect(container.textContent).toBe('更新于刚刚')
})
