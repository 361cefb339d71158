import { makeZip } from './makeZip.ts';

const TYPES = 'http://schemas.openxmlformats.org/package/2006/content-types';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const WORDS = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

const paragraph = (text: string): string => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
const NEXT_PAGE = '<w:p><w:r><w:br w:type="page"/></w:r></w:p>';

/** Returns a Word document with one line on each page. */
export function makeDocx(pages: readonly string[]): Buffer {
  const body = pages.map(paragraph).join(NEXT_PAGE);
  return makeZip([
    {
      name: '[Content_Types].xml',
      content:
        `<Types xmlns="${TYPES}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
        `<Override PartName="/word/document.xml" ContentType="${MAIN}"/></Types>`,
    },
    {
      name: '_rels/.rels',
      content:
        `<Relationships xmlns="${RELATIONS}"><Relationship Id="r1" ` +
        `Type="${OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>`,
    },
    {
      name: 'word/document.xml',
      content: `<w:document xmlns:w="${WORDS}"><w:body>${body}</w:body></w:document>`,
    },
  ]);
}
