/** Where invited persons can go from here. */
export interface OnboardingLinks {
  home: string
  auth: string
  /** The page of a creator who has registered. */
  ownChannel: string
}
