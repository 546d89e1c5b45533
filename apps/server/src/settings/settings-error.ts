/** A wrong or missing setting. The message names each one and is meant for the operator. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'
}
