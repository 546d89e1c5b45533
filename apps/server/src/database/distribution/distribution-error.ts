/** Thrown with a sentence for the operator when the catalogue cannot be divided or brought together. */
export class DistributionError extends Error {}
