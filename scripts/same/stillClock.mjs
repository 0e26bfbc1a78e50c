// Loaded before a process of `npm run same`: stops its clock and makes random values the same in every run.
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/** The day of the still clock: in the middle of a campaign of the catalogue. */
const NOW = Date.UTC(2026, 10, 21, 5);

const RealDate = Date;
globalThis.Date = class Date extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(NOW);
    else super(...parts);
  }
  static now() {
    return NOW;
  }
};

let drawn = 0;
/** Bytes that differ in every call, but not between runs. */
function bytesOf(count) {
  drawn += 1;
  const parts = Array.from({ length: Math.ceil(count / 32) }, (_, part) =>
    crypto.createHash('sha256').update(`${drawn} ${part}`).digest(),
  );
  return Buffer.concat(parts).subarray(0, count);
}
const uuid = () => {
  const hex = bytesOf(16).toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};
Math.random = () => bytesOf(4).readUInt32BE() / 2 ** 32;
crypto.randomUUID = uuid;
crypto.randomBytes = bytesOf;
crypto.randomInt = (...bounds) => {
  const [min, max] = bounds.length === 1 ? [0, bounds[0]] : bounds;
  return min + (bytesOf(4).readUInt32BE() % (max - min));
};
crypto.webcrypto.randomUUID = uuid;
crypto.webcrypto.getRandomValues = (array) => {
  new Uint8Array(array.buffer, array.byteOffset, array.byteLength).set(bytesOf(array.byteLength));
  return array;
};
syncBuiltinESMExports();
