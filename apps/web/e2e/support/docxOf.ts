import { Buffer } from 'node:buffer';
import { crc32 } from 'node:zlib';
import type { PickedFile } from './documents.ts';

const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const WORDS = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Returns a Word document with one line on each page. */
export function docxOf(name: string, pages: readonly string[]): PickedFile {
  const lines = pages.map((text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`);
  const body = lines.join('<w:p><w:r><w:br w:type="page"/></w:r></w:p>');
  const relations = 'application/vnd.openxmlformats-package.relationships+xml';
  const parts = {
    '[Content_Types].xml':
      `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="${relations}"/>` +
      `<Override PartName="/word/document.xml" ContentType="${TYPE}.main+xml"/></Types>`,
    '_rels/.rels':
      `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" ` +
      `Type="${OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `<w:document xmlns:w="${WORDS}"><w:body>${body}</w:body></w:document>`,
  };
  return { name, mimeType: TYPE, buffer: archiveOf(parts) };
}

/** Returns a ZIP archive with uncompressed parts. */
function archiveOf(parts: Readonly<Record<string, string>>): Buffer {
  const files: Buffer[] = [];
  const list: Buffer[] = [];
  let at = 0;
  for (const [name, text] of Object.entries(parts)) {
    const content = Buffer.from(text);
    const about = Buffer.alloc(26);
    about.writeUInt16LE(20, 0);
    about.writeUInt32LE(crc32(content), 10);
    about.writeUInt32LE(content.length, 14);
    about.writeUInt32LE(content.length, 18);
    about.writeUInt16LE(name.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    list.push(Buffer.from('PK\x01\x02\x14\0'), about, place, Buffer.from(name));
    const file = Buffer.concat([Buffer.from('PK\x03\x04'), about, Buffer.from(name), content]);
    files.push(file);
    at += file.length;
  }
  const directory = Buffer.concat(list);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...files, directory, end]);
}
