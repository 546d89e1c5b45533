import { Tabs, Text, Title } from '@mantine/core'
import { useSearchParams } from 'react-router'
import { ScreenTitle } from '../../../ui/screen-title.tsx'
import classes from './admin-screen.module.css'
import { adminTexts as texts } from './admin-texts.ts'
import { LogTab } from './log-tab.tsx'
import { PeopleTab } from './people-tab.tsx'
import { RegistrationTab } from './registration-tab.tsx'
import { UsageTab } from './usage-tab.tsx'

const tabs = ['people', 'registration', 'usage', 'log'] as const
const panels = { people: PeopleTab, registration: RegistrationTab, usage: UsageTab, log: LogTab }

/** Administration of the installation, for its operators. */
export function AdminScreen() {
  const [search, setSearch] = useSearchParams()
  const tab = tabs.find((name) => name === search.get('tab')) ?? 'people'
  const Panel = panels[tab]
  return (
    <div className={classes.root}>
      <header>
        <ScreenTitle title={texts.title} />
        <Title order={1}>{texts.title}</Title>
        <Text c="dimmed">{texts.lead}</Text>
      </header>
      <Tabs
        value={tab}
        onChange={(value) =>
          setSearch(value === null || value === 'people' ? {} : { tab: value }, { preventScrollReset: true })
        }
      >
        <Tabs.List aria-label={texts.tabsLabel}>
          {tabs.map((name) => (
            <Tabs.Tab key={name} value={name}>
              {texts.tabs[name]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {tabs.map((name) => (
          <Tabs.Panel key={name} value={name} pt={24}>
            {name === tab && <Panel />}
          </Tabs.Panel>
        ))}
      </Tabs>
    </div>
  )
}
