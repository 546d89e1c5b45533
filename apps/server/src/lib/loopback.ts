/** Whether a connection from this address comes from this machine. */
export function isLoopbackAddress(address: string): boolean {
  return /^(::1|(::ffff:)?127(\.\d{1,3}){3})$/.test(address)
}

/** Whether a host name, as it stands in an address, leads nowhere but to the machine that it is used on. */
export function isLoopbackName(name: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(name)
}
