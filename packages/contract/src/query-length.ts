/** Maximum number of characters of a search text. */
export const queryMaxLength = 500
