const mail = { subject: 'Hello {{title}}', body: '<p>Dear {{title}}</p>', email_provider: 'smtp' }
const furtherSender = {
  smtp_host: 'smtp.brand.test',
  smtp_port: 587,
  smtp_user: 'hello@brand.test',
  smtp_pass: 'secret',
  smtp_from: 'Brand <hello@brand.test>',
}
const config = { ...furtherSender, email_provider: 'smtp' }
const followUps = [{ delay_hours: 24, subject: 'Again', body: '<p>Again</p>' }]
const window = { time_zone: 'Europe/Paris', days: [1, 2], from: '09:00', to: '17:00' }
const template = { name: 'First', subject: 'Hello', body: '<p>Hello</p>' }

const statement = {
  title: 'Maya bakes',
  handle: 'mayabakes',
  description: 'Bread and cakes',
  country_region: 'France',
  bio_link_url: 'https://maya.test',
  content_categories: ['Food & Cooking'],
  estimated_price: 250,
  preferred_collaboration_types: ['Giveaways'],
  additional_info: 'By mail',
}
const token = 'x'.repeat(43)
const collection_id = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff'

/** A valid body for each call, by method and path. */
export const validBodies: Record<string, object> = {
  'POST /api/connected-programs/requests': { query: 'client_id=a&redirect_uri=https%3A%2F%2Fb.test' },
  'POST /api/connected-programs/decisions': {
    query: 'client_id=a&redirect_uri=https%3A%2F%2Fb.test',
    allow: true,
    scopes: ['read'],
  },
  'POST /api/collections': { name: 'Tea', description: 'Who drinks it', kol_ids: ['1'] },
  'PATCH /api/collections/:id': { name: 'Coffee', description: null },
  'POST /api/collections/:id/kols': { kol_ids: ['1'] },
  'POST /api/collections/:id/kols/remove': { kol_ids: ['1'] },
  'PATCH /api/collections/:id/kols/:creatorId': {
    status: 'contacted',
    note: 'By mail',
    tags: ['Spring'],
    values: { [collection_id]: '250' },
  },
  'PUT /api/collections/:id/kols/:creatorId/deal': {
    fee: { amount: 250, currency: 'EUR' },
    deliverables: 'One video',
    due_on: '2030-04-01',
    note: 'By mail',
    links: ['https://www.youtube.com/watch?v=abcdefghijk'],
  },
  'POST /api/pipeline/files': { collection_id, format: 'csv' },
  'POST /api/calendar-feed': {},
  'POST /api/mail-laws': { creator_ids: ['1'] },
  'PUT /api/contact-bases': { creator_ids: ['1'], basis: 'consent', note: 'By mail' },
  'POST /api/own-data': { token },
  'POST /api/own-data/request-link': { email: 'maya@one.test' },
  'PATCH /api/workspace': { name: 'Brand Ltd', needs_second_factor: false },
  'PATCH /api/workspace/members/:userId': { role: 'member' },
  'POST /api/workspace/members/:userId/remove': { heir_id: collection_id },
  'POST /api/workspace/invitations': { email: 'ben@brand.test', role: 'member' },
  'POST /api/workspace-invitations/look': { token },
  'POST /api/workspace-invitations/accept': { token },
  'POST /api/collections/:id/tags': { kol_ids: ['1'], add: ['Spring'], remove: ['Autumn'] },
  'POST /api/collections/:id/columns': { name: 'Stage', type: 'choice', choices: ['Idea', 'Offer'] },
  'PATCH /api/collections/:id/columns/:columnId': { name: 'Level', choices: ['Idea'], position: 0 },
  'PUT /api/email/config': config,
  'POST /api/email/test': config,
  'POST /api/email/microsoft/connect': { reads: false },
  'POST /api/kols/send-email': {
    ...mail,
    kol_ids: ['1'],
    kols: [{ id: '1' }],
    schedule_at: '2030-04-01T09:00:00Z',
    follow_ups: followUps,
    collection_id,
  },
  'POST /api/campaigns/review': { ...mail, kol_ids: ['1'], follow_ups: followUps, show: 'gets', page: 2 },
  'POST /api/creators/contacts': { creator_ids: ['1'] },
  'POST /api/campaigns/:id/undo': { replace_draft: true },
  'POST /api/campaigns/preview': { ...mail, kol_ids: ['1'], follow_ups: followUps, creator_id: '1', collection_id },
  'POST /api/campaigns/test-mail': { ...mail, creator_id: '1', collection_id },
  'PATCH /api/campaigns/:id': { name: 'Tea in spring' },
  'PUT /api/campaigns/:id/texts/:step': { subject: 'Hello', body: 'Hello', revision: 0 },
  'POST /api/campaigns/:id/creators': { kol_ids: ['1'], kols: [{ id: '1' }], skip_written_days: 30, preview: true },
  'POST /api/campaigns/:id/resolve': { outcome: 'sent', step: 0 },
  'POST /api/campaigns/:id/retry': { reasons: ['gave_up', 'refused'] },
  'POST /api/campaigns/mails/:id/resolve': { outcome: 'sent' },
  'POST /api/creators/:id/replied': { replied: true },
  'POST /api/email/further-mailboxes': { ...furtherSender, name: 'Sales' },
  'PATCH /api/email/further-mailboxes/:id': { ...furtherSender, name: 'Sales' },
  'POST /api/shared-mailboxes': { mailbox: 'smtp' },
  'PUT /api/shared-mailboxes/:id': { per_minute: 10, per_day: 100, window },
  'PUT /api/further-mailboxes/:id': { per_minute: 10, per_day: 100, window },
  'PUT /api/mailboxes/:provider': { per_minute: 10, per_day: 100, window },
  'PUT /api/mailbox-readings/:mailbox': {
    imap: { host: 'imap.brand.test', port: 993, user: 'maya', password: 'secret' },
  },
  'POST /api/notifications/read': { ids: ['6f9619ff-8b86-4d01-b42d-00cf4fc964ff'] },
  'PATCH /api/inbox/threads/:id': {
    state: 'done',
    unread: false,
    snoozed_until: '2030-04-01T09:00:00Z',
    note: 'Likes rye bread',
    next_step: { at: '2030-04-01T09:00:00Z', text: 'Ask again' },
  },
  'PUT /api/inbox/threads/:id/draft': { body: 'Hello', based_on: null },
  'POST /api/inbox/threads/:id/answers': { body: 'Hello', draft_revision: collection_id, next_state: 'waiting' },
  'POST /api/inbox/answers/:id/decide': { decision: 'resend' },
  'POST /api/inbox/threads/:id/suggestion': { wish: 'Ask for the price' },
  'POST /api/inbox/mails/:id/frame': { images: true },
  'POST /api/email-templates': template,
  'PUT /api/email-templates/:id': template,
  'PUT /api/company-address': { company: 'Tea House Ltd', address: '1 Harbour Street\nDublin' },
  'PUT /api/mail-draft': {
    kol_ids: ['1'],
    subject: 'Hello',
    body: 'Hello',
    follow_ups: [],
    schedule_at: null,
    language: 'creator',
    collection_id,
    based_on: null,
  },
  'POST /api/suppressions': { email: 'never@one.test' },
  'POST /api/invitations': { email: 'maya@one.test', message: 'Hello' },
  'POST /api/kol-onboarding/validate-token': { token },
  'POST /api/kol-onboarding/fetch-from-url': { url: 'https://www.youtube.com/@maya' },
  'POST /api/kol-onboarding/secure-register': {
    ...statement,
    token,
    url: 'https://www.youtube.com/@maya',
    email: 'maya@one.test',
  },
  'POST /api/kol-onboarding/decline': { token },
  'POST /api/own-channel': { token },
  'POST /api/own-channel/correct': { token, statement },
  'POST /api/own-channel/export': { token },
  'POST /api/own-channel/erase': { token },
  'POST /api/own-channel/keep': { token },
  'POST /api/own-channel/prove': { token },
  'POST /api/own-channel/address': { token, email: 'maya@two.test' },
  'POST /api/own-channel/address/confirm': { token },
  'POST /api/own-channel/address/keep': { token },
  'POST /api/kol-onboarding/claim': { token, url: 'https://www.youtube.com/@maya' },
  'PUT /api/admin/people/:id/state': { state: 'closed' },
  'POST /api/admin/people/:id/password-link': { current_password: 'Right-horse-7' },
  'POST /api/admin/people/:id/delete': { current_password: 'Right-horse-7' },
  'PUT /api/admin/registration': { override: { mode: 'open', domains: ['brand.test'] } },
  'POST /api/own-channel/request-link': { email: 'maya@one.test' },
}

/** Raw request bodies that no endpoint accepts. */
export const wrongBodies: readonly string[] = [
  '',
  'null',
  '[]',
  '""',
  '42',
  'true',
  '{',
  '{"a":}',
  '\ufeff\ufeff{}',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  `${'{"a":'.repeat(7000)}1${'}'.repeat(7000)}`,
  `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
  `{"a":"${'x'.repeat(20_000_000)}"}`,
]

/** Path segments that are not valid ids. */
export const wrongIds: readonly string[] = [
  'null',
  'undefined',
  '-1',
  '1e3',
  '0x1',
  '1%20or%201=1',
  "1'--",
  '%00',
  '..%2f..%2fetc',
  '99999999999999999999',
  '6f9619ff-8b86-4d01-b42d-00cf4fc964fg',
  `${'a'.repeat(500)}`,
]

const parts: readonly unknown[] = [
  null,
  true,
  -1,
  1.5,
  Number.MAX_VALUE,
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202eevil',
  "'; drop table users; --",
  '{{constructor.constructor("return 1")()}}',
  '<script>alert(1)</script>',
  'hi\r\nBcc: evil@one.test',
  'a@one.test, b@one.test',
  'x'.repeat(100_000),
  [],
  {},
  [null],
  [{}],
  { path: '/etc/passwd' },
  Array.from({ length: 20_001 }, () => '1'),
]

/** Returns copies of the body, each as JSON with one of its parts replaced by an unsuitable value or left out. */
export function replaceEachPart(body: unknown, by: readonly unknown[] = parts): string[] {
  return replaceParts(body, by).map((changed) => JSON.stringify(changed))
}

function replaceParts(value: unknown, by: readonly unknown[]): unknown[] {
  if (Array.isArray(value)) {
    return value.flatMap((entry, index) => [...by, ...replaceParts(entry, by)].map((part) => value.with(index, part)))
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, entry]) => [
    ...[undefined, ...by, ...replaceParts(entry, by)].map((part) => ({ ...value, [key]: part })),
  ])
}
