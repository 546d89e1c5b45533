import { languages } from 'virtual:languages'

/** The languages that menus offer, English first. */
export const offeredLanguages = languages.filter((language) => language.isHidden !== true)
