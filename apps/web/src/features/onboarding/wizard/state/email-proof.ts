/** How the page around the wizard proves that a creator reads an address. */
export interface EmailProof {
  /** Whether the address is known to be proven. */
  isProven: (email: string) => boolean
  /** Asks the server whether it was proven lately: an earlier visit may have done so. */
  check: (email: string) => void
  /** Has the person prove it. */
  ask: (email: string) => void
  /** The server does not take what was proven as proven any more. */
  forget: () => void
}
