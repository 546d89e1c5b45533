import type { ShownPost } from '@troupe/contract/discover/creator-profile'
import type { DisclosureLabel, PostDisclosure } from '@troupe/contract/discover/post-disclosure'
import { expect, test } from 'vitest'
import { makeCreatorProfile } from '../../../../testing/factories.ts'
import { openPanel } from '../../../../testing/open-creator-panel.ts'

const [plain] = makeCreatorProfile().recent_posts

function makePost(id: string, disclosure: PostDisclosure | null, parts: Partial<ShownPost> = {}): ShownPost {
  if (!plain) throw new Error('The profile has a post')
  return { ...plain, id, title: `Post ${id}`, ...parts, disclosure }
}

const judged = (label: DisclosureLabel, words?: string): PostDisclosure => ({
  label,
  signs: words === undefined ? [] : [{ kind: label === 'marked' ? 'label' : 'discount_code', words }],
})

test('a sentence counts the labels, and names the posts to look at with links to them', async () => {
  const url = 'https://www.youtube.com/watch?v=b'
  const { panel } = await openPanel({
    recent_posts: [
      makePost('a', judged('marked', '#ad')),
      makePost('b', judged('looks_paid', 'my code MAYA15'), { url }),
      makePost('c', judged('none')),
    ],
  })
  panel.getByText('Of 3 posts: 1 with an advertising label, 1 that may be paid, with no label found.')
  panel.getByText('Posts to look at')
  const links = panel.getAllByRole<HTMLAnchorElement>('link', { name: 'Post b' })
  expect(links.map(({ href, rel }) => [href, rel])).toEqual([
    [url, 'noopener noreferrer'],
    [url, 'noopener noreferrer'],
  ])
  panel.getByText(/^Only titles, descriptions and hashtags are read.+can be wrong/)
})

test('each post says what was found, in neutral words, with the words of the post', async () => {
  const byPlatform = { label: 'marked', signs: [{ kind: 'platform_field', words: '' }] } as const
  const { panel } = await openPanel({
    recent_posts: [
      makePost('a', judged('marked', '#ad')),
      makePost('b', judged('looks_paid', 'my code MAYA15')),
      makePost('c', { ...byPlatform, signs: [...byPlatform.signs] }),
      makePost('d', judged('none')),
    ],
  })
  const posts = panel
    .getAllByRole('listitem')
    .filter(({ textContent }) => textContent.includes('No figures known'))
    .map(({ textContent }) => textContent.replace(/^.*No figures known/, ''))
  expect(posts).toEqual([
    'Advertising label#ad',
    'Looks paid, no label foundmy code MAYA15',
    'Advertising labelshown by the platform',
    '',
  ])
})

test('many posts to look at are counted after the first five', async () => {
  const { panel } = await openPanel({
    recent_posts: Array.from({ length: 8 }, (_, place) => makePost(String(place), judged('looks_paid', 'code TEA10'))),
  })
  panel.getByText('and 3 more')
})

test('posts without labels and signs are said to be so', async () => {
  const { panel } = await openPanel({ recent_posts: [makePost('a', judged('none'))] })
  panel.getByText('No advertising label and no sign of payment found in 1 post.')
  expect(panel.queryByText('Posts to look at')).toBeNull()
})

test('posts that may not be judged are said not to be checked', async () => {
  const { panel } = await openPanel({ recent_posts: [makePost('a', null)] })
  panel.getByText(/^These posts are not checked for advertising labels/)
  expect(panel.queryByText(/^No advertising label/)).toBeNull()
})
