import { platformNames } from '@troupe/contract/catalogues/platforms'
import type { DataBasis, OriginGroup, OriginSource } from '@troupe/contract/law/data-origins'
import type { ContactBasis, MailRule } from '@troupe/contract/law/mail-laws'
import { text, textAs } from '../../../lib/language/text.ts'

/** Texts about the laws on first mails. */
export const mailLawTexts = {
  title: text('Laws on first mails'),
  askFirst: (count: number) =>
    text(
      '{count, plural, one {# creator lives} other {# creators live}} in a country whose law asks for consent before a first mail.',
      { count },
    ),
  noneAsks: text('None of the countries that are known asks for consent before a first mail.'),
  unknown: (count: number) =>
    text('The country of {count, plural, one {# creator} other {# creators}} is not known.', { count }),
  byCountry: text('By country'),
  noAdvice: text('This is no legal advice: you decide whether you may write. The names lead to the laws.'),
  country: (name: string, count: number) => text('{name}: {count, number}', { name, count }),
  unknownCountry: text('Country not known'),
  noLaw: text('The table has no law of this country.'),
  withBasis: (count: number) =>
    text('A basis is noted for {count, plural, one {# creator} other {# creators}}.', { count }),
  rules: {
    consent: text('Asks for consent before a first mail, also to companies.'),
    persons_consent: text('Asks for consent before a first mail to persons, but not to companies.'),
    opt_out: text('Allows a first mail with your name, postal address and a way to unsubscribe.'),
  } satisfies Record<MailRule, string>,
  customers: text('Customers may be written to about similar things.'),
  published: text('An address published for business may be written to about that business.'),
  label: (label: string) => text('The subject has to carry “{label}”.', { label }),
  failed: (reason: string) => text('The laws could not be read: {reason}', { reason }),
  retry: text('Try again'),
  loading: text('Reading the laws'),
} as const

/** Texts about why a creator may be written to. */
export const basisTexts = {
  summary: text('Note why you may write'),
  hint: text('The note is kept with each of these creators, in place of an earlier one.'),
  basis: text('Basis'),
  choose: text('Choose'),
  bases: {
    consent: text('They agreed'),
    existing_business: text('Existing business'),
    legitimate_interest: text('Legitimate interest'),
    public_address: text('Address published for offers'),
  } satisfies Record<ContactBasis, string>,
  note: text('Note'),
  noteHint: text('For example when and how they agreed'),
  save: (count: number) => text('{count, plural, one {Note for # creator} other {Note for # creators}}', { count }),
  saved: (count: number) => text('Noted for {count, plural, one {# creator} other {# creators}}.', { count }),
  failed: (reason: string) => text('This could not be noted: {reason}', { reason }),
} as const

/** Texts about where a creator's data came from. */
export const originTexts = {
  title: text('Where this comes from'),
  summary: text('Sources, legal basis and notices'),
  value: text('Value'),
  source: text('Source'),
  day: text('As of'),
  basis: text('Legal basis'),
  groups: {
    title: text('Name'),
    handle: text('Handle'),
    description: text('Description'),
    pictures: text('Pictures'),
    email: textAs('value of a creator', 'Email'),
    region: text('Country'),
    language: text('Language'),
    content_categories: text('Categories'),
    figures: text('Figures'),
    estimated_price: text('Price'),
  } satisfies Record<OriginGroup, string>,
  sources: {
    demo: text('Invented'),
    import: text('An imported list'),
    ...platformNames,
    onboarding: text('The creator'),
    computed: text('Computed here'),
  } satisfies Record<OriginSource, string>,
  bases: {
    legitimate_interest: text('Legitimate interest'),
    consent: text('Consent'),
    none: text('None needed'),
  } satisfies Record<DataBasis, string>,
  notices: text('Notices about their data'),
  noNotices: text('None yet: the first mail carries it.'),
  /** Before the name of a campaign. */
  given: (day: string) => text('{day} with', { day }),
  uncertain: text('(not confirmed by the mail server)'),
  contactBasis: text('Why you may write'),
  noContactBasis: text('Nothing noted.'),
  failed: (reason: string) => text('This could not be read: {reason}', { reason }),
  loading: text('Reading the sources'),
  retry: text('Try again'),
} as const
