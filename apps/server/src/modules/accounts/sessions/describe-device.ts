import { type Message, quote, say } from '@troupe/contract/messages/message'

/** In order of precedence: many browsers also name the ones they descend from. */
const browsers = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|Chromium)\//],
  ['Safari', /\bVersion\/[\d.]+ .*Safari\//],
] as const

const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const

/** Browser and system as far as the `User-Agent` header names them: "Firefox on Windows". */
export function describeDevice(userAgent: string | null): Message {
  const find = (names: readonly (readonly [string, RegExp])[]) =>
    names.find(([, pattern]) => pattern.test(userAgent ?? ''))?.[0]
  const [browser, system] = [find(browsers), find(systems)]
  if (browser && system) return say('accounts.device', { browser, system })
  const name = browser ?? system
  return name === undefined ? say('accounts.device_unknown') : quote(name)
}
