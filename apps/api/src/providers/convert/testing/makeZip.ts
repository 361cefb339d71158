import { deflateRawSync } from 'node:zlib';

/** A part of an archive. */
export interface ZipPart {
  readonly name: string;
  readonly content: Buffer | string;
  /** The unpacked size claimed in the archive's directory, if it is false. */
  readonly claimedBytes?: number;
}

/** Returns the CRC-32 of data, as archives need it. */
function checksum(bytes: Buffer): number {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xed_b8_83_20 : 0);
  }
  return (crc ^ -1) >>> 0;
}

/** Returns an archive in the form of Office files. */
export function makeZip(parts: readonly ZipPart[]): Buffer {
  const files: Buffer[] = [];
  const list: Buffer[] = [];
  let at = 0;
  for (const { name, content, claimedBytes } of parts) {
    const plain = Buffer.from(content);
    const packed = deflateRawSync(plain);
    const about = Buffer.alloc(26);
    about.writeUInt16LE(20, 0);
    about.writeUInt16LE(8, 4);
    about.writeUInt32LE(checksum(plain), 10);
    about.writeUInt32LE(packed.length, 14);
    about.writeUInt32LE(claimedBytes ?? plain.length, 18);
    about.writeUInt16LE(name.length, 22);
    const file = Buffer.concat([Buffer.from('PK\x03\x04'), about, Buffer.from(name), packed]);
    const more = Buffer.alloc(14);
    more.writeUInt32LE(at, 10);
    list.push(Buffer.from('PK\x01\x02'), Buffer.from([20, 0]), about, more, Buffer.from(name));
    files.push(file);
    at += file.length;
  }
  const directory = Buffer.concat(list);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(parts.length, 4);
  end.writeUInt16LE(parts.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...files, directory, Buffer.from('PK\x05\x06'), end]);
}
