import { ActionIcon, type MantineColorScheme, Menu, useMantineColorScheme } from '@mantine/core'
import { type Icon, IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react'
import { z } from 'zod'
import { appTexts } from './app-texts.ts'
import { headerMenuProps } from './header-menu-props.ts'

const texts = appTexts.header.colours
const ColorScheme = z.enum(['auto', 'light', 'dark'])
const icons: Record<MantineColorScheme, Icon> = { auto: IconDeviceDesktop, light: IconSun, dark: IconMoon }

/** Chooses the light or dark scheme, or follows the system. */
export function ColorSchemeMenu() {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const CurrentIcon = icons[colorScheme]
  const label = `${texts.label}: ${texts[colorScheme]}`
  return (
    <Menu {...headerMenuProps} width={176}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={44} aria-label={label} title={label}>
          <CurrentIcon size={20} stroke={1.6} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup value={colorScheme} onChange={(value) => setColorScheme(ColorScheme.parse(value))}>
          {ColorScheme.options.map((scheme) => {
            const SchemeIcon = icons[scheme]
            return (
              <Menu.RadioItem
                key={scheme}
                value={scheme}
                data-autofocus={scheme === colorScheme || undefined}
                closeMenuOnClick
                rightSection={<SchemeIcon size={16} />}
              >
                {texts[scheme]}
              </Menu.RadioItem>
            )
          })}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  )
}
