/** Query key that all keys of the administration begin with. */
export const adminKey = ['admin']
