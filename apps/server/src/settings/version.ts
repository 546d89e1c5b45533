import packageJson from '../../package.json' with { type: 'json' }

/** Version of this program; CHANGELOG.md describes it. */
export const { version } = packageJson
