import { dataOriginEndpoints } from '@troupe/contract/law/data-origins'
import { mailLawEndpoints } from '@troupe/contract/law/mail-laws'
import { ownDataEndpoints } from '@troupe/contract/law/own-data'
import { privacyNoticeEndpoints } from '@troupe/contract/law/privacy-notices'
import { type EndpointExample, exampleOf } from './endpoint-example.ts'
import { exampleAddress, exampleCreator, exampleId, exampleLinkToken, exampleTime, laterTime } from './example-parts.ts'

const creator_ids = [exampleCreator.id]

export const lawExamples: readonly EndpointExample[] = [
  exampleOf(mailLawEndpoints.list, {
    body: { creator_ids },
    response: {
      countries: [
        {
          country: 'DE',
          creators: 1,
          with_basis: 0,
          law: {
            rule: 'consent',
            name: 'UWG § 7(2) and (3)',
            source: 'https://www.gesetze-im-internet.de/uwg_2004/__7.html',
            customers: true,
            published: false,
            label: null,
          },
        },
      ],
    },
  }),
  exampleOf(mailLawEndpoints.note, {
    body: { creator_ids, basis: 'existing_business', note: 'Two paid posts in 2025' },
    response: { noted: 1 },
  }),
  exampleOf(dataOriginEndpoints.get, {
    params: { id: exampleCreator.id },
    response: {
      origins: [{ group: 'email', source: 'youtube', at: exampleTime, basis: 'legitimate_interest' }],
      notices: [{ campaign_id: exampleId, campaign_name: 'Tea in spring', given_at: laterTime, is_certain: true }],
      contact_basis: { basis: 'existing_business', note: 'Two paid posts in 2025', noted_at: exampleTime },
    },
  }),
  exampleOf(privacyNoticeEndpoints.get, {
    params: { token: exampleLinkToken },
    response: {
      controller: { company: 'Tea House Ltd', address: '1 Quay\nDublin' },
      contact: exampleAddress,
      email: 'm***@bakes.example',
      source: 'youtube',
      email_source: 'description',
      read_at: exampleTime,
      basis: 'legitimate_interest',
      given_at: laterTime,
      has_objected: false,
    },
  }),
  exampleOf(ownDataEndpoints.requestLink, {
    body: { email: 'mara@bakes.example' },
    response: { success: true, message: 'If anything is stored about this address, a link to it was sent there.' },
  }),
  exampleOf(ownDataEndpoints.get, {
    body: { token: 'the token of the link' },
    response: {
      made_at: laterTime,
      email: 'mara@bakes.example',
      recipients: ['Tea House Ltd'],
      sections: [
        {
          kind: 'sent_mails',
          is_cut: false,
          rows: [{ subject: 'Hello Mara Bakes', from: exampleAddress, state: 'sent', sent_at: exampleTime }],
        },
      ],
    },
  }),
]
