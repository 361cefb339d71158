import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { routes } from '../routes.ts';
import { certificationApplication, richDocument, schemas } from '../schemas.ts';
import type { RouteSchemas } from '../schemas.ts';
import { text } from './fields.ts';

const CONTROLS = '\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069';
const CONTROL = new RegExp(`[${CONTROLS}]`);

/** Returns the schemas that accept a text, each with its place. */
function textsIn(schema: z.ZodType, place: string): [place: string, schema: z.ZodType][] {
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape).flatMap(([name, inner]) =>
      textsIn(inner as z.ZodType, `${place}.${name}`),
    );
  }
  if (schema instanceof z.ZodArray) return textsIn(schema.element as z.ZodType, `${place}[]`);
  if (schema instanceof z.ZodUnion) {
    return schema.options.flatMap((option) => textsIn(option as z.ZodType, place));
  }
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodReadonly
  ) {
    return textsIn(schema.unwrap() as z.ZodType, place);
  }
  if (schema instanceof z.ZodPipe && schema.in instanceof z.ZodObject) {
    return textsIn(schema.in, place);
  }
  return [[place, schema]];
}

const GIVEN = (Object.entries(schemas) as [string, RouteSchemas][]).flatMap(([name, parts]) =>
  (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = parts[part];
    return schema === undefined ? [] : textsIn(schema, `${name}.${part}`);
  }),
);

/** Texts of programs, not of people: they are compared or read as numbers, never shown. */
const OF_PROGRAMS = [
  'certification.organization.aum.amount',
  'getDownloadUrl.query.file_url',
  'getProduct.params.type',
  'getUsersCard.query.card_types',
  'getUsersCard.query.extra',
  'postIprVersion.body.version',
  'postRefreshToken.body.token',
  'postTopups.body.slip',
  'postUploadToken.body.content_type',
  'postUsersLogin.body.agreement_version',
  'postUsersLogin.body.password',
  'postUsersSignup.body.agreement_version',
  'postUsersSignup.body.business_card',
  'putPaymentPassword.body.password',
];

describe('controls of direction', () => {
  it('are removed from every text that a call accepts', () => {
    expect(Object.keys(schemas).length).toBe(Object.keys(routes).length);
    const given = GIVEN.filter(([place]) => !place.endsWith('.ack'));
    const places = [...given, ...textsIn(certificationApplication, 'certification')];
    const kept = places.filter(([, schema]) => {
      const { data } = schema.safeParse(`A${CONTROLS}b`);
      return typeof data === 'string' && CONTROL.test(data);
    });
    const taken = places.filter(([, schema]) => schema.safeParse('Ab').success);
    expect([...new Set(kept.map(([place]) => place))].toSorted()).toEqual(OF_PROGRAMS);
    expect(taken.length).toBeGreaterThan(40);
  });

  it('are removed from every part of a rich text, and a run without anything else goes', () => {
    const run = (words: string) => ({ type: 'text', text: words });
    const document = (mark: string) => ({
      type: 'doc',
      content: [
        { type: 'heading', attrs: { level: 2 }, content: [run(`${mark}a `), run(`b${mark}`)] },
        { type: 'image', attrs: { src: '/a', alt: `${mark}c`, caption: `d${mark}` } },
        {
          type: 'figure_data',
          attrs: { title: `${mark}e`, unit: `${mark}f`, points: [{ label: `${mark}g`, value: 1 }] },
        },
      ],
    });
    const clean = richDocument.parse(document(''));
    for (const mark of CONTROLS) expect(richDocument.parse(document(mark))).toEqual(clean);
    const only = { type: 'doc', content: [{ type: 'paragraph', content: [run('\u202E')] }] };
    expect(richDocument.parse(only).content).toEqual([{ type: 'paragraph', content: [] }]);
  });
});

describe('a text of any letters and format characters', () => {
  const FORMAT = Array.from({ length: 0x11_00_00 }, (_, point) => point)
    .filter((point) => point < 0xd8_00 || point > 0xdf_ff)
    .map((point) => String.fromCodePoint(point))
    .filter((character) => /\p{Cf}/u.test(character));

  it('loses exactly the controls of direction', () => {
    for (const mark of FORMAT) {
      const read = text(10).parse(`a${mark}b`);
      expect(read, mark).toBe(CONTROL.test(mark) ? 'ab' : `a${mark}b`);
    }
  });

  it('keeps its letters, lines and marks of emoji, Hebrew and Arabic', () => {
    const kept = [
      '👩‍💻',
      '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
      'א\u200F!',
      'ع\u061C',
      'a\u200E',
      '\n',
      '你',
    ];
    const sign = fc.constantFrom(...kept, ...CONTROLS);
    fc.assert(
      fc.property(fc.array(sign, { maxLength: 20 }), (signs) => {
        const expected = signs.filter((mark) => !CONTROL.test(mark)).join('');
        expect(text(1000).parse(`a${signs.join('')}b`)).toBe(`a${expected}b`);
      }),
    );
  });
});
