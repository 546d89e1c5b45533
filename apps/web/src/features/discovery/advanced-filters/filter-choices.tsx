import { Checkbox, Fieldset, MultiSelect, Select, Stack, Switch, TagsInput, TextInput } from '@mantine/core'
import { countries } from '@troupe/contract/catalogues/countries'
import { languageCodes } from '@troupe/contract/catalogues/languages'
import { excludeWordsMaxLength, maxCities } from '@troupe/contract/search-filters'
import { getCountryName, getLanguageName } from '../../../lib/format/names.ts'
import type { FilterDraft } from './filter-draft.ts'
import { filterTexts as texts } from './filter-texts.ts'
import { SortSelect } from './sort-select.tsx'

interface FilterChoicesProps {
  draft: FilterDraft
  onChange: (parts: Partial<FilterDraft>) => void
}

type Flag = 'verifiedOnly' | 'hasEmail' | 'hideCollected' | 'hideContacted'

const offeredDays = [7, 30, 90, 365]

/** The filters with options or free text. */
export function FilterChoices({ draft, onChange }: FilterChoicesProps) {
  const flag = (field: Flag) => (
    <Checkbox
      label={texts[field]}
      checked={draft[field]}
      onChange={(event) => onChange({ [field]: event.currentTarget.checked })}
    />
  )
  return (
    <>
      <Stack gap={12}>
        {flag('verifiedOnly')}
        {flag('hasEmail')}
      </Stack>
      <PostedWithin days={draft.postedWithinDays} onChange={(postedWithinDays) => onChange({ postedWithinDays })} />
      <TextInput
        label={texts.excludeWords}
        description={texts.excludeWordsHint}
        maxLength={excludeWordsMaxLength}
        autoComplete="off"
        value={draft.excludeWords}
        onChange={(event) => onChange({ excludeWords: event.currentTarget.value })}
      />
      <Places draft={draft} onChange={onChange} />
      <Fieldset variant="unstyled" legend={texts.hide}>
        <Stack gap={12} pt={4}>
          {flag('hideCollected')}
          {flag('hideContacted')}
        </Stack>
      </Fieldset>
      <SortSelect label={texts.sort} value={draft.sort} onChange={(sort) => onChange({ sort })} />
      <Switch
        label={texts.readsText}
        description={texts.readsTextHint}
        checked={!draft.literal}
        onChange={(event) => onChange({ literal: !event.currentTarget.checked })}
      />
    </>
  )
}

const languages = languageCodes.map((code) => ({ value: code, label: getLanguageName(code) }))
const places = countries.map(({ code }) => ({ value: code, label: getCountryName(code) }))

/** Languages to include, cities to prefer and countries to exclude. */
function Places({ draft, onChange }: FilterChoicesProps) {
  return (
    <>
      <MultiSelect
        label={texts.languages}
        placeholder={draft.languages.length === 0 ? texts.anyLanguage : ''}
        data={withOthers(languages, draft.languages, getLanguageName)}
        value={draft.languages}
        searchable
        nothingFoundMessage={texts.nothingFound}
        onChange={(chosen) => onChange({ languages: chosen })}
      />
      <TagsInput
        label={texts.cities}
        description={texts.citiesHint}
        maxTags={maxCities}
        value={draft.cities}
        onChange={(cities) => onChange({ cities: cities.map((city) => city.slice(0, 60)) })}
      />
      <MultiSelect
        label={texts.excludeRegions}
        placeholder={draft.excludeRegions.length === 0 ? texts.noCountry : ''}
        data={withOthers(places, draft.excludeRegions, getCountryName)}
        value={draft.excludeRegions}
        searchable
        nothingFoundMessage={texts.nothingFound}
        onChange={(chosen) => onChange({ excludeRegions: chosen })}
      />
    </>
  )
}

interface Choice {
  value: string
  label: string
}

/** Returns the offered options and those that a search text named in addition. */
function withOthers(offered: readonly Choice[], chosen: readonly string[], toName: (code: string) => string): Choice[] {
  const others = chosen.filter((code) => offered.every(({ value }) => value !== code))
  return [...offered, ...others.map((code) => ({ value: code, label: toName(code) }))]
}

interface PostedWithinProps {
  days: number | null
  onChange: (days: number | null) => void
}

const anyTime = 'any'

function PostedWithin({ days, onChange }: PostedWithinProps) {
  // A request made elsewhere may contain a number of days that is not offered here.
  const shownDays = days === null || offeredDays.includes(days) ? offeredDays : [...offeredDays, days]
  return (
    <Select
      label={texts.postedWithin}
      allowDeselect={false}
      data={[
        { value: anyTime, label: texts.anyTime },
        ...shownDays.map((count) => ({ value: String(count), label: texts.postedWithinDays(count) })),
      ]}
      value={days === null ? anyTime : String(days)}
      onChange={(value) => onChange(value === null || value === anyTime ? null : Number(value))}
    />
  )
}
