import { RICH_TEXT_LIMITS } from '@rostra/contract';
import type { RichDocument } from '@rostra/contract';
import { richDocument } from '@rostra/contract/schemas';
import { RICH_TEXT_EDITOR_LIMITS } from '@rostra/ui/RichTextEditor';
import type { RichTextDocument } from '@rostra/ui/RichTextEditor';
import { expect, expectTypeOf, it } from 'vitest';

it('shares one document type between the editor and the contract [CONT-13]', () => {
  expectTypeOf<RichTextDocument>().toExtend<RichDocument>();
  expectTypeOf<RichDocument>().toExtend<RichTextDocument>();
  const { run, depth } = RICH_TEXT_LIMITS;
  expect(RICH_TEXT_EDITOR_LIMITS).toMatchObject({ run, depth });
});

it.each<[string, RichTextDocument['content'][number]]>([
  ['address', { type: 'image', attrs: { src: `/${'a'.repeat(RICH_TEXT_EDITOR_LIMITS.address)}` } }],
  [
    'pictureWords',
    {
      type: 'image',
      attrs: { src: '/a.png', alt: 'a'.repeat(RICH_TEXT_EDITOR_LIMITS.imageAlt + 1) },
    },
  ],
])('shares the limit of %s between the editor and the contract', (_name, block) => {
  expect(richDocument.safeParse({ type: 'doc', content: [block] }).success).toBe(false);
});
