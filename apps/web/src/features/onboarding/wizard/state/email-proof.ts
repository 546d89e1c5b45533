/** How the page around the wizard verifies that a creator can read an address. */
export interface EmailProof {
  /** Whether the address is known to be verified. */
  isProven: (email: string) => boolean
  /** Why the server did not say whether the address was verified; null if it did. */
  problem: string | null
  /** Asks the server whether the address was verified recently, such as on an earlier visit. */
  check: (email: string) => void
  /** Asks the user to verify the address. */
  ask: (email: string) => void
  /** Discards earlier proofs, which the server no longer accepts. */
  forget: () => void
}
