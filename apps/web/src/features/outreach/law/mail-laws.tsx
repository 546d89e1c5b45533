import { Anchor, Button, Skeleton, Text, Title } from '@mantine/core'
import type { CountryOfMail } from '@troupe/contract/law/mail-laws'
import { listWords } from '../../../lib/format/lists.ts'
import { getCountryName } from '../../../lib/format/names.ts'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { BasisForm } from './basis-form.tsx'
import classes from './law.module.css'
import { basisTexts, mailLawTexts as texts } from './law-texts.ts'
import { useMailLaws } from './use-mail-laws.ts'

/** What the laws of the creators' countries ask of a first mail, and a form to note why they may be written to. */
export function MailLaws({ creatorIds }: { creatorIds: readonly string[] }) {
  const { data, error, refetch } = useMailLaws(creatorIds)
  if (creatorIds.length === 0 || data?.length === 0) return null
  if (!data) {
    if (!error) return <Skeleton height={120} role="status" aria-label={texts.loading} />
    return (
      <div className={classes.section}>
        <Text size="sm" role="alert">
          {texts.failed(error.message)}
        </Text>
        <div>
          <Button variant="default" size="xs" onClick={() => void refetch()}>
            {texts.retry}
          </Button>
        </div>
      </div>
    )
  }
  const count = (countries: readonly CountryOfMail[]) => countries.reduce((sum, { creators }) => sum + creators, 0)
  const strict = data.filter(({ law }) => law !== null && law.rule !== 'opt_out')
  const unknown = count(data.filter(({ country }) => country === null))
  return (
    <section className={classes.section} aria-label={texts.title}>
      <Title order={3} size="h5">
        {texts.title}
      </Title>
      <Text size="sm">{strict.length > 0 ? texts.askFirst(count(strict)) : texts.noneAsks}</Text>
      {strict.length > 0 && (
        <Text size="sm" fw={600}>
          {listWords(
            strict.map(({ country, creators }) => texts.country(nameCountry(country), creators)),
            'and',
          )}
        </Text>
      )}
      {unknown > 0 && <Text size="sm">{texts.unknown(unknown)}</Text>}
      <Disclosure summary={texts.byCountry}>
        <ul className={classes.list}>
          {data.map((each) => (
            <li key={each.country ?? ''}>
              <Country {...each} />
            </li>
          ))}
        </ul>
        <Text size="sm" c="dimmed" mt={12}>
          {texts.noAdvice}
        </Text>
      </Disclosure>
      <Disclosure summary={basisTexts.summary}>
        <BasisForm creatorIds={creatorIds} />
      </Disclosure>
    </section>
  )
}

const nameCountry = (code: string | null) => (code === null ? texts.unknownCountry : getCountryName(code))

function Country({ country, creators, with_basis, law }: CountryOfMail) {
  const sentences = law
    ? [
        texts.rules[law.rule],
        ...(law.customers ? [texts.customers] : []),
        ...(law.published ? [texts.published] : []),
        ...(law.label === null ? [] : [texts.label(law.label)]),
      ]
    : country === null
      ? []
      : [texts.noLaw]
  return (
    <>
      <Text size="sm" fw={600}>
        {texts.country(nameCountry(country), creators)}
      </Text>
      {law && (
        <Anchor href={law.source} target="_blank" rel="noreferrer" size="sm" dir="auto">
          {law.name}
        </Anchor>
      )}
      {sentences.map((sentence) => (
        <Text key={sentence} size="sm">
          {sentence}
        </Text>
      ))}
      {with_basis > 0 && (
        <Text size="sm" c="dimmed">
          {texts.withBasis(with_basis)}
        </Text>
      )}
    </>
  )
}
