import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type BrandFileSummary, type BrandSummary, brandAnalysisEndpoints } from '@troupe/contract/brand-analysis'
import { json } from './fake-server.ts'
import { openDiscover } from './open-discover.tsx'

/** Analysis of an oat milk brand. */
export function makeBrandSummary(parts: Partial<BrandSummary> = {}): BrandSummary {
  return {
    keywords: ['oat milk', 'barista', 'plant-based'],
    categories: ['vegan_vegetarian', 'food_cooking'],
    criteria: [],
    engine: 'built_in',
    notices: [],
    usage: null,
    ...parts,
  }
}

/** Makes the analysis of a document, whose second page is about baristas. */
function makeBrandFileSummary(parts: Partial<BrandFileSummary> = {}): BrandFileSummary {
  return {
    ...makeBrandSummary(),
    suggested_follower_range: { min: 10_000, max: 1_000_000 },
    engagement_rate_range: { min: 0.02, max: 1 },
    target_platforms: ['instagram'],
    detailed_analysis: 'The brand makes oat milk.',
    sources: [
      { keyword: 'oat milk', passage: 'Oat milk from Swedish oats.', page: 1 },
      { keyword: 'barista', passage: 'Made with every barista in mind.', page: 2 },
      { keyword: 'plant-based', passage: 'All of it plant-based.', page: null },
    ],
    ...parts,
  }
}

/** Makes a document of that many bytes, without readable content. */
export function makeDocument(name = 'brand.pdf', bytes = 4): File {
  return new File([new Uint8Array(bytes)], name)
}

/** Opens the brand analysis on Discover, with these words in the search box. Each analysis finds the same brand. */
export async function openBrandDialog(words = '') {
  const opened = await openDiscover()
  const { server } = opened
  server.on(brandAnalysisEndpoints.analyzeBrand, () => json(makeBrandSummary()))
  server.on(brandAnalysisEndpoints.analyzeBrandFile, () => json(makeBrandFileSummary()))
  // The file input's filter is ignored, because files can also be dropped.
  const user = userEvent.setup({ applyAccept: false })
  if (words !== '') await user.type(screen.getByRole('searchbox'), words)
  const opener = screen.getByRole('button', { name: 'AI Brand Analysis' })
  await user.click(opener)
  const dialog = within(await screen.findByRole('dialog', { name: 'AI Brand Analysis' }))
  await dialog.findByRole('tab', { name: 'Text description' })
  const analyze = () => user.click(dialog.getByRole('button', { name: 'Analyze' }))
  const describe = async (text: string) => {
    await user.type(dialog.getByLabelText('Brand description'), text)
    await analyze()
  }
  const showFileTab = () => user.click(dialog.getByRole('tab', { name: 'File upload' }))
  const choose = async (file: File) =>
    user.upload(await dialog.findByLabelText('Brand document', { selector: 'input' }), file)
  const upload = async (file: File) => {
    await showFileTab()
    await choose(file)
    await analyze()
  }
  return { ...opened, user, opener, dialog, analyze, describe, showFileTab, choose, upload }
}
