import { Checkbox, Fieldset, ScrollArea, Text, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { countries } from '@troupe/contract/catalogues/countries'
import { useState } from 'react'
import { getCountryName } from '../../../lib/format/names.ts'
import { filterTexts as texts } from './filter-texts.ts'
import classes from './region-picker.module.css'

interface RegionPickerProps {
  /** Country codes. */
  chosen: readonly string[]
  onChange: (codes: string[]) => void
}

/** One checkbox per country, searchable by name or code. */
export function RegionPicker({ chosen, onChange }: RegionPickerProps) {
  const [sought, setSought] = useState('')
  const found = findCountries(sought)
  return (
    <Fieldset
      variant="unstyled"
      legend={`${texts.regions} · ${texts.chosenRegions(chosen.length)}`}
      className={classes.root}
    >
      <TextInput
        type="search"
        aria-label={texts.findRegion}
        placeholder={texts.findRegion}
        autoComplete="off"
        leftSection={<IconSearch size={16} aria-hidden />}
        value={sought}
        onChange={(event) => setSought(event.currentTarget.value)}
      />
      <ScrollArea h={208} type="auto" className={classes.list} viewportProps={{ tabIndex: -1 }}>
        <Checkbox.Group value={[...chosen]} onChange={onChange}>
          {found.map(({ code, name }) => (
            <Checkbox key={code} value={code} label={name} size="sm" className={classes.country} />
          ))}
        </Checkbox.Group>
        {found.length === 0 && (
          <Text size="sm" c="dimmed" role="status">
            {texts.noRegion}
          </Text>
        )}
      </ScrollArea>
    </Fieldset>
  )
}

const offered = countries.map(({ code }) => ({ code, name: getCountryName(code) }))

/** Finds countries with a word in their name that begins with the text, or with this code. */
function findCountries(sought: string) {
  const text = fold(sought.trim())
  if (text === '') return offered
  // Scripts without capitals, such as Chinese, need not have blanks between words.
  const isWithin = /\p{Lo}/u.test(text)
  const hasText = (name: string) => (isWithin ? fold(name).includes(text) : ` ${fold(name)}`.includes(` ${text}`))
  return offered.filter(({ code, name }) => code.toLowerCase() === text || hasText(name))
}

/** Removes case and accents, so that 'turk' finds Türkiye. */
const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
