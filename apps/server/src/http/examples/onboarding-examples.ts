import { invitationEndpoints } from '@troupe/contract/invitations'
import { onboardingEndpoints, workPreferencesEndpoints } from '@troupe/contract/onboarding'
import { ownChannelEndpoints } from '@troupe/contract/own-channel'
import { type EndpointExample, exampleOf } from './endpoint-example.ts'
import { exampleCreator, exampleId, exampleLinkToken, exampleTime, laterTime } from './example-parts.ts'

const token = exampleLinkToken
const email = 'mara@bakes.example'
const url = 'https://www.youtube.com/@marabakes'
const invitation = {
  id: exampleId,
  email,
  creator: { id: exampleCreator.id, title: 'Mara Bakes', handle: 'marabakes', avatar: null, avatar_path: null },
  state: 'sent' as const,
  failure: null,
  created_at: exampleTime,
  sent_at: exampleTime,
  expires_at: laterTime,
}
const statement = {
  title: 'Mara Bakes',
  handle: 'marabakes',
  description: 'Vegan cakes and sourdough, a new recipe every Friday.',
  country_region: 'Germany',
  bio_link_url: 'https://bakes.example/',
  content_categories: ['Food & Cooking' as const],
  estimated_price: 450,
  preferred_collaboration_types: ['Product Reviews' as const],
  additional_info: 'Please write by mail.',
}
const { country_region, ...described } = statement
const proofCode = 'troupe-7k3mq9xp'
const ownChannel = {
  creator: { ...exampleCreator, source: 'onboarding' as const, confirmed_at: exampleTime },
  statement,
  registered_at: exampleTime,
  confirmed_at: exampleTime,
  proven_at: null,
  proof_code: { code: proofCode, expires_at: laterTime },
  address_change: { email: 'new@one.example', expires_at: laterTime, is_new_confirmed: false, is_old_confirmed: true },
  erasure_due_at: null,
  history: [{ day: '2026-03-02', subscribers: 48_200, engagement_rate: 5.8, average_views: 15_300, videos_count: 212 }],
  stored: { posts: 20, collections: 1, messages: 1 },
}
const params = { id: exampleId }

const invitationExamples: readonly EndpointExample[] = [
  exampleOf(invitationEndpoints.invite, {
    body: { creator_ids: [exampleCreator.id], message: 'We would love to bake with you.' },
    response: { invitations: [{ ...invitation, state: 'sending', sent_at: null }], left_out: [] },
  }),
  exampleOf(invitationEndpoints.list, {
    query: { state: 'sent' },
    response: { invitations: [invitation], total: 1, has_more: false },
  }),
  exampleOf(invitationEndpoints.resend, { params, response: { ...invitation, state: 'sending' } }),
  exampleOf(invitationEndpoints.revoke, { params, response: { ...invitation, state: 'revoked' } }),
]

export const onboardingExamples: readonly EndpointExample[] = [
  ...invitationExamples,
  exampleOf(onboardingEndpoints.validateToken, {
    body: { token },
    response: {
      valid: true,
      email,
      channel_url: url,
      inviter_email: 'dana@brand.example',
      inviter_name: 'Dana',
      message: 'We love your bread.',
    },
  }),
  exampleOf(onboardingEndpoints.fetchFromUrl, {
    body: { url },
    response: {
      success: true,
      data: {
        ...described,
        platform: 'youtube',
        channel_id: exampleCreator.channel_id,
        url,
        avatar: exampleCreator.avatar,
        cover_image: null,
        avatar_path: exampleCreator.avatar_path,
        cover_path: null,
        price_estimate: 420,
        subscribers: 48_200,
        videos_count: 212,
        verified: false,
        posting_frequency: 1,
        average_views: 15_300,
        average_likes: 820,
        engagement_rate: 5.8,
        email,
        country: country_region,
      },
      message: 'Channel read',
    },
  }),
  exampleOf(onboardingEndpoints.register, {
    body: { ...statement, token, url, email },
    response: { success: true, message: 'Registration complete', creator_id: exampleCreator.id, page_token: token },
  }),
  exampleOf(onboardingEndpoints.decline, {
    body: { token },
    response: { success: true, message: 'You will not be invited again' },
  }),
  exampleOf(ownChannelEndpoints.get, { body: { token }, response: ownChannel }),
  exampleOf(ownChannelEndpoints.correct, { body: { token, statement }, response: ownChannel }),
  exampleOf(ownChannelEndpoints.export, {
    body: { token },
    response: {
      ...ownChannel,
      exported_at: laterTime,
      email,
      keywords: ['baking', 'vegan'],
      posts: [{ title: 'A cake without eggs', views: 16_200 }],
      preferred_collaboration_types: statement.preferred_collaboration_types,
    },
  }),
  exampleOf(ownChannelEndpoints.erase, {
    body: { token },
    response: { success: true, message: 'Everything will be erased in 14 days', erasure_due_at: laterTime },
  }),
  exampleOf(ownChannelEndpoints.keep, {
    body: { token },
    response: { success: true, message: 'Nothing will be erased.' },
  }),
  exampleOf(ownChannelEndpoints.prove, {
    body: { token },
    response: {
      success: true,
      message: 'Put the code into the description of your channel, then check.',
      channel: ownChannel,
    },
  }),
  exampleOf(ownChannelEndpoints.changeAddress, {
    body: { token, email: 'new@one.example' },
    response: ownChannel,
  }),
  exampleOf(ownChannelEndpoints.confirmAddress, {
    body: { token },
    response: { success: true, message: 'The address is changed.', is_changed: true },
  }),
  exampleOf(ownChannelEndpoints.keepAddress, {
    body: { token },
    response: { success: true, message: 'The address stays as it is.' },
  }),
  exampleOf(ownChannelEndpoints.claim, {
    body: { token, url },
    response: {
      success: true,
      message: 'Put the code into the description of your channel, then check.',
      is_proven: false,
      code: proofCode,
      expires_at: laterTime,
    },
  }),
  exampleOf(ownChannelEndpoints.requestLink, {
    body: { email },
    response: { success: true, message: 'If a channel is registered with this address, a link was sent to it.' },
  }),
  exampleOf(workPreferencesEndpoints.get, {
    params: { id: exampleCreator.id },
    response: {
      work_preferences: {
        bio_link_url: statement.bio_link_url,
        preferred_collaboration_types: statement.preferred_collaboration_types,
        additional_info: statement.additional_info,
        confirmed_at: exampleTime,
      },
    },
  }),
]
