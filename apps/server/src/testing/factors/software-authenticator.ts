import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import type { PasskeyCreationOptions, PasskeyRequestOptions } from '@troupe/contract/sign-in/passkey-wire'

/** Flags of authenticator data: https://www.w3.org/TR/webauthn-3/#authdata-flags */
const userPresent = 0x01
const userVerified = 0x04
const hasCredential = 0x40

interface Ceremony {
  readonly origin?: string
  readonly verifiesUser?: boolean
  /** Challenge to sign instead of the one that was sent. */
  readonly challenge?: string
}

/** A passkey of ES256 as an authenticator makes it, without attestation: real keys, real signatures. */
export class SoftwareAuthenticator {
  /** Signatures that were counted; 0: it does not count. */
  counter: number
  readonly id = randomBytes(16).toString('base64url')
  readonly #key: { publicKey: KeyObject; privateKey: KeyObject }
  readonly #origin: string
  #userHandle: string | undefined

  constructor({ origin = 'https://troupe.test', counts = true }: { origin?: string; counts?: boolean } = {}) {
    this.#key = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    this.#origin = origin
    this.counter = counts ? 1 : 0
  }

  /** Answers `navigator.credentials.create`. */
  create(options: PasskeyCreationOptions, ceremony: Ceremony = {}) {
    this.#userHandle = options.user.id
    const id = Buffer.from(this.id, 'base64url')
    const length = Buffer.alloc(2)
    length.writeUInt16BE(id.length)
    const credential = Buffer.concat([Buffer.alloc(16), length, id, this.#encodeKey()])
    const data = Buffer.concat([this.#encodeData(options.rp.id, hasCredential, ceremony), credential])
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      encodeText('fmt'),
      encodeText('none'),
      encodeText('attStmt'),
      Buffer.from([0xa0]),
      encodeText('authData'),
      encodeBytes(data),
    ])
    return {
      ...this.#describe(),
      response: {
        clientDataJSON: this.#encodeClient('webauthn.create', options.challenge, ceremony).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      },
    }
  }

  /** Answers `navigator.credentials.get`. */
  get(options: PasskeyRequestOptions, ceremony: Ceremony = {}) {
    if (this.counter > 0) this.counter += 1
    const data = this.#encodeData(options.rpId, 0, ceremony)
    const client = this.#encodeClient('webauthn.get', options.challenge, ceremony)
    const signed = Buffer.concat([data, createHash('sha256').update(client).digest()])
    return {
      ...this.#describe(),
      response: {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', signed, this.#key.privateKey).toString('base64url'),
        userHandle: this.#userHandle,
      },
    }
  }

  #describe() {
    return { id: this.id, rawId: this.id, type: 'public-key' as const }
  }

  #encodeClient(type: string, challenge: string, ceremony: Ceremony): Buffer {
    const { origin = this.#origin } = ceremony
    return Buffer.from(JSON.stringify({ type, challenge: ceremony.challenge ?? challenge, origin, crossOrigin: false }))
  }

  #encodeData(rpId: string, flags: number, { verifiesUser = true }: Ceremony): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.counter)
    const flag = Buffer.from([flags | userPresent | (verifiesUser ? userVerified : 0)])
    return Buffer.concat([createHash('sha256').update(rpId).digest(), flag, counter])
  }

  /** The public key in COSE (RFC 9053): type EC2, algorithm ES256, curve P-256, x and y. */
  #encodeKey(): Buffer {
    const { x = '', y = '' } = this.#key.publicKey.export({ format: 'jwk' })
    return Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
      encodeBytes(Buffer.from(x, 'base64url')),
      Buffer.from([0x22]),
      encodeBytes(Buffer.from(y, 'base64url')),
    ])
  }
}

/** CBOR (RFC 8949): a text of up to 23 bytes. */
function encodeText(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)])
}

/** CBOR: bytes with a length of one or two bytes. */
function encodeBytes(bytes: Buffer): Buffer {
  const head = bytes.length < 256 ? [0x58, bytes.length] : [0x59, bytes.length >> 8, bytes.length & 255]
  return Buffer.concat([Buffer.from(head), bytes])
}
