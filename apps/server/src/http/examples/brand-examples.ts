import { brandAnalysisEndpoints } from '@troupe/contract/brand-analysis'
import { conversationEndpoints } from '@troupe/contract/conversations'
import { type EndpointExample, exampleOf } from './endpoint-example.ts'
import { exampleCreator, exampleId, exampleTime, otherExampleId } from './example-parts.ts'

const brand_description = 'We make an oat drink for people who bake without milk.'
const summary = {
  keywords: ['oat drink', 'vegan baking', 'dairy free'],
  categories: ['food_cooking' as const],
  criteria: [
    {
      filter: 'audience' as const,
      values: ['people who bake without milk'],
      citations: [{ words: 'people who bake without milk', passage: brand_description, page: null }],
    },
  ],
  engine: 'built_in' as const,
  notices: [],
  usage: null,
}
const analysis = {
  ...summary,
  suggested_follower_range: { min: 10_000, max: 100_000 },
  engagement_rate_range: { min: 0.02, max: 0.1 },
  target_platforms: ['youtube' as const, 'tiktok' as const],
  detailed_analysis: 'An everyday product for people who bake.\n\nCreators who show recipes fit best.',
}
const criteria = {
  keywords: summary.keywords,
  excluded_keywords: [],
  categories: summary.categories,
  platforms: analysis.target_platforms,
  followers: analysis.suggested_follower_range,
  engagement: analysis.engagement_rate_range,
  average_views: { min: 0, max: 10_000_000 },
  regions: [],
  languages: [],
  max_price: null,
  verified_only: false,
  with_email: false,
  cities: [],
  posted_within_days: null,
}
const sources = [{ keyword: 'oat drink', passage: 'an oat drink for people who bake', page: 1 }]
const conversation = { id: exampleId, title: 'Oat drink', created_at: exampleTime, updated_at: exampleTime }
const question = {
  id: otherExampleId,
  type: 'user' as const,
  content: brand_description,
  file_name: null,
  analysis: null,
  criteria: null,
  sources: [],
  changes: [],
  timestamp: exampleTime,
  kols: [],
}
const params = { id: exampleId }

export const brandExamples: readonly EndpointExample[] = [
  exampleOf(brandAnalysisEndpoints.analyzeBrand, { body: { brand_description }, response: summary }),
  exampleOf(brandAnalysisEndpoints.analyzeBrandFile, {
    body: { file_content: 'JVBERi0xLjcK', file_name: 'brand.pdf', file_type: 'pdf' },
    response: { ...analysis, sources },
  }),
  exampleOf(brandAnalysisEndpoints.analyzeBrandInDetail, { body: { brand_description }, response: analysis }),
  exampleOf(conversationEndpoints.listConversations, {
    query: { offset: 0 },
    response: { conversations: [conversation], total: 1 },
  }),
  exampleOf(conversationEndpoints.createConversation, {
    body: { title: conversation.title, message: { type: 'user', content: brand_description } },
    response: conversation,
  }),
  exampleOf(conversationEndpoints.getConversation, {
    params,
    response: {
      ...conversation,
      messages: [
        question,
        {
          ...question,
          id: '0b8f7c56-3c5d-4f5e-9f43-8a35b7a6e903',
          type: 'assistant',
          content: 'These creators fit.',
          analysis,
          criteria,
          kols: [exampleCreator],
        },
      ],
    },
  }),
  exampleOf(conversationEndpoints.renameConversation, {
    params,
    body: { title: 'Spring' },
    response: { ...conversation, title: 'Spring' },
  }),
  exampleOf(conversationEndpoints.deleteConversation, { params, response: { success: true } }),
  exampleOf(conversationEndpoints.addMessage, {
    params,
    body: { type: 'user', content: brand_description },
    response: question,
  }),
  exampleOf(conversationEndpoints.refineCriteria, {
    body: { message: 'Only Germany, please', criteria, shown: 12 },
    response: {
      kind: 'change',
      is_refinement: true,
      criteria: { ...criteria, regions: ['DE'] },
      changes: ['only Germany'],
      not_understood: [],
      about: [],
      creator: null,
      refers_to: null,
      named: { regions: [], platforms: [] },
      is_sure: true,
    },
  }),
]
