import packageJson from '../../package.json' with { type: 'json' }

/** The version of this program; CHANGELOG.md says what is in it. */
export const { version } = packageJson
