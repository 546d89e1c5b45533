import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { accountEndpoints } from '@troupe/contract/accounts'
import { type BrandAnalysis, type BrandFileSummary, brandAnalysisEndpoints } from '@troupe/contract/brand-analysis'
import {
  type ConversationMessage,
  type ConversationSummary,
  type CreatorCriteria,
  conversationEndpoints,
  type Refinement,
} from '@troupe/contract/conversations'
import type { FoundCreator } from '@troupe/contract/creators'
import { discoveryEndpoints, type SearchInfo } from '@troupe/contract/discovery'
import { vi } from 'vitest'
import { makeFoundCreator, makeUser } from './factories.ts'
import { createFakeServer, type FakeServer, json } from './fake-server.ts'
import { renderApp, storeTokens } from './render-app.tsx'

/** An id in the form that the server gives conversations and messages. */
export function makeConversationId(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
}

export function makeAnalysis(parts: Partial<BrandAnalysis> = {}): BrandAnalysis {
  return {
    keywords: ['vegan cakes', 'sourdough', 'gluten free', 'bakery', 'oat flour', 'delivery'],
    categories: ['baking', 'vegan_vegetarian', 'food_cooking', 'street_food'],
    criteria: [],
    engine: 'built_in',
    notices: [],
    usage: null,
    suggested_follower_range: { min: 5000, max: 250_000 },
    engagement_rate_range: { min: 0.03, max: 1 },
    target_platforms: ['instagram', 'tiktok'],
    detailed_analysis: 'The brand bakes vegan cakes.\n\nIts customers care for what they eat.',
    ...parts,
  }
}

export function makeFileSummary(parts: Partial<BrandFileSummary> = {}): BrandFileSummary {
  return {
    ...makeAnalysis(),
    keywords: ['vegan cakes', 'wedding cakes'],
    categories: ['baking', 'vegan_vegetarian'],
    notices: ['Only the first 200 pages were read.'],
    sources: [
      { keyword: 'vegan cakes', passage: 'We have baked vegan cakes since 2019.', page: 3 },
      { keyword: 'wedding cakes', passage: 'Wedding cakes to order.', page: null },
    ],
    ...parts,
  }
}

export function makeCriteria(parts: Partial<CreatorCriteria> = {}): CreatorCriteria {
  return {
    keywords: ['vegan cakes', 'sourdough'],
    excluded_keywords: [],
    categories: ['baking'],
    platforms: ['instagram', 'tiktok'],
    followers: { min: 5000, max: 250_000 },
    engagement: { min: 0.03, max: 1 },
    average_views: { min: 0, max: 10_000_000 },
    regions: [],
    languages: [],
    max_price: null,
    verified_only: false,
    with_email: false,
    cities: [],
    posted_within_days: null,
    ...parts,
  }
}

/** A follow-up message as the server understood it: by default a change of nothing. */
export function makeRefinement(parts: Partial<Refinement> = {}): Refinement {
  return {
    kind: 'change',
    is_refinement: false,
    criteria: makeCriteria(),
    changes: [],
    not_understood: [],
    about: [],
    creator: null,
    refers_to: null,
    named: { regions: [], platforms: [] },
    is_sure: true,
    ...parts,
  }
}

export function makeConversation(parts: Partial<ConversationSummary> = {}): ConversationSummary {
  return {
    id: makeConversationId(1),
    title: 'Vegan bakery',
    created_at: '2026-01-01T10:00:00.000Z',
    updated_at: '2026-01-03T10:00:00.000Z',
    ...parts,
  }
}

export function makeMessage(parts: Partial<ConversationMessage> = {}): ConversationMessage {
  return {
    id: makeConversationId(100),
    type: 'user',
    content: 'We bake vegan cakes',
    file_name: null,
    analysis: null,
    criteria: null,
    sources: [],
    changes: [],
    timestamp: '2026-01-03T10:00:00.000Z',
    kols: [],
    ...parts,
  }
}

/** Creators told apart by their names. */
export function makeKols(names: readonly string[], parts: Partial<FoundCreator> = {}): FoundCreator[] {
  return names.map((title, index) =>
    makeFoundCreator({ id: String(index + 1), channel_id: `channel-${title}`, title, ...parts }),
  )
}

/** Answer of the platform search. */
export function answerSearch(kols: FoundCreator[], parts: Partial<SearchInfo> = {}): Response {
  const searchInfo: SearchInfo = {
    strategy: 'api_only',
    vector_results: 0,
    api_results: kols.length,
    search_time_ms: 12,
    platforms_searched: ['tiktok', 'instagram'],
    new_creators: 0,
    has_more: false,
    debug_info: {},
    ...parts,
  }
  return json({ kols, searchInfo })
}

/** The analysis of a document, as the server gives it back. */
function findDocument(body: unknown): BrandAnalysis | undefined {
  return brandAnalysisEndpoints.analyzeBrandInDetail.body.parse(body).document
}

/** A server for a signed-in user without conversations, on which every call succeeds. */
export function prepareAssistantServer(): FakeServer {
  storeTokens()
  const server = createFakeServer()
  server.on(accountEndpoints.me, () => json(makeUser()))
  server.on(brandAnalysisEndpoints.analyzeBrandInDetail, ({ body }) => json(findDocument(body) ?? makeAnalysis()))
  server.on(brandAnalysisEndpoints.analyzeBrandFile, () => json(makeFileSummary()))
  server.on(discoveryEndpoints.searchPlatforms, () => answerSearch(makeKols(['Ada', 'Bo'])))
  server.on(discoveryEndpoints.storeCreators, () => json({ known: 2, queued: 0 }))
  server.on(conversationEndpoints.listConversations, () => json({ conversations: [], total: 0 }))
  server.on(conversationEndpoints.createConversation, () => json(makeConversation()))
  server.on(conversationEndpoints.addMessage, () => json(makeMessage()))
  return server
}

/** Opens the assistant for a signed-in user who has seen its start. */
export async function openAssistant({
  server = prepareAssistantServer(),
  path = '/conversation',
  isFirstVisit = false,
} = {}) {
  window.sessionStorage.clear()
  if (!isFirstVisit) window.sessionStorage.setItem('troupe.assistant-started', 'true')
  const rendered = renderApp(server, path)
  await screen.findByRole('heading', { level: 1, name: 'Brand Analysis Assistant' })
  const user = userEvent.setup(vi.isFakeTimers() ? { advanceTimers: vi.advanceTimersByTime } : {})
  const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })
  return {
    ...rendered,
    server,
    user,
    box,
    send: (text: string) => user.type(box(), `${text}{Enter}`),
    upload: (file: File) => user.upload(screen.getByLabelText('Document'), file),
  }
}
