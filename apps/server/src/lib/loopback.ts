/** Whether a connection from this address comes from this machine. */
export function isLoopbackAddress(address: string): boolean {
  return /^(::1|(::ffff:)?127(\.\d{1,3}){3})$/.test(address)
}

/** Whether a host name in a URL always leads to the machine it is used on. */
export function isLoopbackName(name: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(name)
}
