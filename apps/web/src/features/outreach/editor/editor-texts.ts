/** Texts of the mail editor. */
export const editorTexts = {
  toolbar: 'Formatting',
  font: 'Font',
  defaultFont: 'Default font',
  fontSize: 'Font size',
  sizes: { small: 'Small', normal: 'Normal', large: 'Large', extraLarge: 'Extra Large' },
  link: {
    label: 'Link',
    address: 'Address of the link',
    placeholder: 'https://example.com',
    invalid: 'Enter an address of the web, an e-mail address or {{url}}',
    apply: 'Set link',
    remove: 'Remove link',
  },
  mergeField: {
    label: 'Insert a merge field',
    short: 'Merge field',
    hint: 'Each creator gets their own value.',
    fallback: 'Where it is not known, write',
    fallbackHint: 'Left empty, creators without it get no mail.',
    item: (label: string, example: string) => `${label}, for example ${example}`,
  },
} as const
