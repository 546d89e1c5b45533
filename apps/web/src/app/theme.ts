import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core'
import { activeLanguage } from '../lib/language/active-language.ts'
import { documentTexts } from './shell/document-texts.ts'

/** The only accent colour, a deep green-blue. */
const sea: MantineColorsTuple = [
  '#eaf6f5',
  '#d5ebe9',
  '#abd7d4',
  '#7fc2be',
  '#57adaa',
  '#359796',
  '#1b8082',
  '#0d686c',
  '#0a5459',
  '#084247',
]

/** Warm neutral greys, from paper to ink. */
const gray: MantineColorsTuple = [
  '#faf8f5',
  '#f3f0ea',
  '#e9e5dd',
  '#dcd7cd',
  '#c8c1b5',
  '#a9a196',
  '#7b7368',
  '#5f584f',
  '#403b35',
  '#24211d',
]

/** Warm greys of the dark scheme. Mantine uses index 0 for text and 9 for the deepest background. */
const dark: MantineColorsTuple = [
  '#ece8e1',
  '#cfc9bf',
  '#aaa297',
  '#8c8479',
  '#4d4841',
  '#2f2c28',
  '#22201d',
  '#181715',
  '#131211',
  '#0d0c0b',
]

// Fonts for single characters come first.
const marks = activeLanguage().code.startsWith('zh') ? "'Chinese quotation marks', " : ''
const fallbackFamily = "'Inter Variable', 'Noto Sans', 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', sans-serif"
const textFamily = `${marks}${fallbackFamily}`
const headingFamily = `${marks}'Schibsted Grotesk Variable', ${fallbackFamily}`

// The only shadow, for elements that float above the page. All others are separated by lines.
const shadow = '0 8px 28px rgb(36 33 29 / 14%)'

const fadeMs = 200

const dialogProps = {
  padding: 24,
  // Only the overlay fades out: in a dialog that is still there, a second click or Enter would submit its form again.
  transitionProps: { duration: fadeMs, exitDuration: 0 },
  overlayProps: { backgroundOpacity: 0.4, transitionProps: { duration: fadeMs, exitDuration: fadeMs } },
  // It is a <header> outside <main>, which would count as a second banner of the page.
  attributes: { header: { role: 'presentation' } },
}

const dialogStyles = {
  content: { backgroundColor: 'var(--troupe-surface)' },
  header: { backgroundColor: 'var(--troupe-surface)' },
  title: { fontFamily: headingFamily, fontSize: '18px', fontWeight: 650, letterSpacing: '-0.015em' },
}

export const theme = createTheme({
  colors: { sea, gray, dark },
  primaryColor: 'sea',
  primaryShade: { light: 7, dark: 6 },
  black: gray[9],
  fontFamily: textFamily,
  fontSizes: { xs: '12px', sm: '14px', md: '15px', lg: '17px', xl: '20px' },
  lineHeights: { xs: '16px', sm: '20px', md: '24px', lg: '28px', xl: '32px' },
  headings: {
    fontFamily: headingFamily,
    fontWeight: '650',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: '28px', lineHeight: '36px' },
      h2: { fontSize: '24px', lineHeight: '32px' },
      h3: { fontSize: '18px', lineHeight: '24px' },
    },
  },
  defaultRadius: 'md',
  radius: { xs: '4px', sm: '4px', md: '8px', lg: '12px', xl: '12px' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  shadows: { xs: shadow, sm: shadow, md: shadow, lg: shadow, xl: shadow },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Alert: { defaultProps: { variant: 'light' } },
    Drawer: { defaultProps: dialogProps, styles: dialogStyles },
    Modal: {
      defaultProps: { ...dialogProps, transitionProps: { ...dialogProps.transitionProps, transition: 'fade-down' } },
      styles: dialogStyles,
    },
    Notification: { defaultProps: { closeButtonProps: { 'aria-label': documentTexts.closeNotification } } },
    Tooltip: { defaultProps: { withArrow: false, openDelay: 300 } },
  },
})

// Colours named by purpose. Light and dark values are chosen separately. Every text pair meets WCAG AA.
const lightColors = {
  '--troupe-ground': '#f8f6f2',
  '--troupe-surface': '#ffffff',
  '--troupe-sunken': '#f0ede6',
  '--troupe-line': '#e4dfd6',
  '--troupe-line-strong': '#c8c1b5',
  '--troupe-ink': '#24211d',
  '--troupe-ink-quiet': '#655e54',
  '--troupe-accent': '#0d686c',
  '--troupe-accent-soft': '#e1efed',
  '--troupe-success': '#2c6e3f',
  '--troupe-warning': '#8a5a00',
  '--troupe-danger': '#b3261e',
  // Lightness and chroma, to be completed with a hue. They are the same for every family, and so is the contrast.
  '--troupe-tag-ground': '95% 0.025',
  '--troupe-tag-ink': '40% 0.08',
  '--troupe-cover-ground': '91% 0.03',
  '--troupe-image-brightness': '1',
  '--mantine-color-body': '#f8f6f2',
  '--mantine-color-text': '#24211d',
  '--mantine-color-dimmed': '#655e54',
  '--mantine-color-placeholder': '#7b7368',
  '--mantine-color-default-border': '#c8c1b5',
  '--mantine-color-default-hover': '#f3f0ea',
  '--mantine-color-error': '#b3261e',
  '--mantine-color-anchor': '#0d686c',
  '--mantine-color-red-filled': '#b3261e',
  '--mantine-color-red-filled-hover': '#8f1d16',
  '--mantine-color-red-light': '#fbeae7',
  '--mantine-color-red-light-color': '#8f1d16',
  '--mantine-color-yellow-light': '#fbf1da',
  '--mantine-color-yellow-light-color': '#6b4600',
  '--mantine-color-sea-light': '#e1efed',
  '--mantine-color-sea-light-color': '#0a5459',
}

const darkColors = {
  '--troupe-ground': '#181715',
  '--troupe-surface': '#22201d',
  '--troupe-sunken': '#131211',
  '--troupe-line': '#35312c',
  '--troupe-line-strong': '#4d4841',
  '--troupe-ink': '#ece8e1',
  '--troupe-ink-quiet': '#aaa297',
  '--troupe-accent': '#6cc4bf',
  '--troupe-accent-soft': '#173a3b',
  '--troupe-success': '#82c794',
  '--troupe-warning': '#e0b15a',
  '--troupe-danger': '#f2938a',
  '--troupe-tag-ground': '30% 0.035',
  '--troupe-tag-ink': '86% 0.06',
  '--troupe-cover-ground': '32% 0.03',
  '--troupe-image-brightness': '0.82',
  '--mantine-color-body': '#181715',
  '--mantine-color-text': '#ece8e1',
  '--mantine-color-dimmed': '#aaa297',
  '--mantine-color-placeholder': '#8c8479',
  '--mantine-color-default-border': '#4d4841',
  '--mantine-color-disabled': '#2f2c28',
  '--mantine-color-disabled-color': '#8c8479',
  '--mantine-color-error': '#f2938a',
  '--mantine-color-anchor': '#6cc4bf',
  '--mantine-color-red-filled': '#b83a32',
  '--mantine-color-red-filled-hover': '#a02f28',
  '--mantine-color-red-light': '#3a201d',
  '--mantine-color-red-light-color': '#f6b3ac',
  '--mantine-color-yellow-light': '#352b17',
  '--mantine-color-yellow-light-color': '#ecc982',
  '--mantine-color-sea-light': '#173a3b',
  '--mantine-color-sea-light-color': '#a9dedb',
}

/** The colours as CSS variables, under our names and under those that Mantine reads. */
export const resolveCssVariables: CSSVariablesResolver = () => ({ variables: {}, light: lightColors, dark: darkColors })
