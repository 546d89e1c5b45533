/** Schemas of the division. All but the last exist only while the catalogue is divided or brought together. */
export const schemas = {
  /** The tables that are filled, until they take the place of the others. */
  copy: 'catalogue_copy',
  /** On each node: which creators were written since the copying began. */
  changes: 'catalogue_changes',
  /** The tables that served before. */
  before: 'catalogue_before',
  /** Exists while the catalogue is divided. */
  division: 'division',
} as const
