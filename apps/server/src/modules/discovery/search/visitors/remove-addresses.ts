/** An e-mail address. The address of a channel (`youtube.com/@name`) is none. */
const address = /[^\s@＠/]{1,64}[@＠][^\s@＠/]{1,253}/g

/** Removes e-mail addresses from a text. */
export function removeAddresses(text: string): string {
  return text.replace(address, '')
}
