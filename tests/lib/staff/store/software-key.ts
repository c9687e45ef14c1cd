import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import type { Assertion, NewPasskey } from '@/lib/staff/passkey-schema';

const sha256 = (input: string | Buffer) => createHash('sha256').update(input).digest();
const number32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

const USER_PRESENT = 1;
const USER_VERIFIED = 4;
const HAS_KEY = 0x40;

type Options = { origin?: string; host?: string; counter?: number; isVerified?: boolean };

/** An authenticator of our own: one ES256 key, which signs whatever a test wants signed. */
export function softwareKey() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  // CBOR by hand: {1: 2, 3: -7, -1: 1, -2: x, -3: y} of COSE.
  const coordinate = (text: string) =>
    Buffer.concat([Buffer.from([0x58, 32]), Buffer.from(text, 'base64url')]);
  const key = Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    coordinate(x),
    Buffer.from([0x22]),
    coordinate(y),
  ]);
  const name = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' } as const;
  const clientDataOf = (type: string, challenge: string, origin = 'http://localhost:3000') =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const dataOf = ({ host = 'localhost', counter = 1, isVerified = true }: Options, flags = 0) =>
    Buffer.concat([
      sha256(host),
      Buffer.from([USER_PRESENT | (isVerified ? USER_VERIFIED : 0) | flags]),
      number32(counter),
    ]);
  return {
    register(challenge: string, options: Options = {}): NewPasskey {
      const data = Buffer.concat([
        dataOf({ counter: 0, ...options }, HAS_KEY),
        Buffer.alloc(16),
        Buffer.from([0, 32]),
        id,
        key,
      ]);
      // {"fmt": "none", "attStmt": {}, "authData": data}
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.from([data.length]),
        data,
      ]);
      return {
        ...name,
        response: {
          clientDataJSON: clientDataOf('webauthn.create', challenge, options.origin).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    sign(challenge: string, options: Options = {}): Assertion {
      const clientData = clientDataOf('webauthn.get', challenge, options.origin);
      const data = dataOf(options);
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(clientData)]))
        .sign(privateKey);
      return {
        ...name,
        response: {
          clientDataJSON: clientData.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      };
    },
  };
}
