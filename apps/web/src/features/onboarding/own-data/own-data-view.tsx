import { Button, Text, Title } from '@mantine/core'
import { IconDownload, IconPrinter } from '@tabler/icons-react'
import type { OwnData } from '@troupe/contract/law/own-data'
import { downloadJson } from '../../../lib/download.ts'
import { formatExactTime } from '../../../lib/format/dates.ts'
import { ScreenTitle } from '../../../ui/screen-title.tsx'
import classes from './own-data-screen.module.css'
import { ownDataTexts as texts } from './own-data-texts.ts'

/** Shows the data to read, to print and to take away. */
export function OwnDataView({ data }: { data: OwnData }) {
  const { made_at, email, recipients, sections } = data
  return (
    <>
      <ScreenTitle title={texts.title} />
      <header className={classes.section}>
        <Title order={1}>{texts.title}</Title>
        <Text c="dimmed">{texts.lead(email, formatExactTime(new Date(made_at)))}</Text>
        <div className={classes.actions}>
          <Button
            leftSection={<IconDownload size={16} aria-hidden />}
            onClick={() => downloadJson(`my-data-${made_at.slice(0, 10)}.json`, data)}
          >
            {texts.download}
          </Button>
          <Button variant="default" leftSection={<IconPrinter size={16} aria-hidden />} onClick={() => window.print()}>
            {texts.print}
          </Button>
        </div>
      </header>
      {sections.length === 0 ? (
        <Text>{texts.nothing}</Text>
      ) : (
        <>
          <section className={classes.section}>
            <Title order={2} size="h3">
              {texts.recipients}
            </Title>
            <Text dir="auto">{recipients.length === 0 ? texts.noRecipients : recipients.join(', ')}</Text>
            <Text size="sm" c="dimmed">
              {texts.hint}
            </Text>
          </section>
          {sections.map((section) => (
            <Section key={section.kind} section={section} />
          ))}
        </>
      )}
    </>
  )
}

function Section({ section: { kind, rows, is_cut } }: { section: OwnData['sections'][number] }) {
  return (
    <section className={classes.section}>
      <Title order={2} size="h3">
        {texts.kinds[kind]}
      </Title>
      {is_cut && (
        <Text size="sm" c="dimmed">
          {texts.cut(rows.length)}
        </Text>
      )}
      <ul className={classes.rows}>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change, and have no key that all kinds share.
          <li key={index}>
            <dl className={classes.row}>
              {Object.entries(row).flatMap(([name, value]) => {
                const shown = toText(value)
                return shown === ''
                  ? []
                  : [
                      <div key={name}>
                        <dt>{name.replaceAll('_', ' ')}</dt>
                        <dd dir="auto">{shown}</dd>
                      </div>,
                    ]
              })}
            </dl>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A value as text; '' for none. */
function toText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value) && value.every((part) => typeof part === 'string')) return value.join(', ')
  if (typeof value === 'object') return Object.keys(value).length === 0 ? '' : JSON.stringify(value, null, 2)
  return String(value)
}
