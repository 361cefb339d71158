import { API_BASE, UPLOAD_PATH, VIDEO_MAX_BYTES } from '@rostra/contract';
import { z } from 'zod';
import type { ComponentSchemas, Json } from './componentSchemas.ts';
import { successSchema } from './envelopeSchemas.ts';
import { failureResponse, refusalsNamed } from './refusals.ts';

const BYTES: Json = {
  'application/octet-stream': { schema: { type: 'string', format: 'binary' } },
};

const uploaded = z.object({
  file_url: z.string().describe('The reference to the file in other calls.'),
  bytes: z.number().int(),
  content_type: z.string().describe('The type found in the bytes.'),
});

/**
 * Returns the paths that carry the bytes of files. They are outside of the contract's calls, which
 * carry JSON only.
 */
export function filePaths(components: ComponentSchemas): Record<string, Record<string, Json>> {
  return {
    [API_BASE + UPLOAD_PATH.replace(':token', '{token}')]: {
      put: putUpload(components),
    },
    [`${API_BASE}/files/{key}`]: { get: getFile() },
  };
}

function putUpload(components: ComponentSchemas): Json {
  return {
    operationId: 'putUpload',
    summary: 'Upload the bytes of a file to the address of a token',
    description: `Send the bytes as they are, with any \`Content-Type\`, to the \`upload_url\` of \`postUploadToken\`. The token is the right: no session is needed. A refused or broken upload may be repeated until the token expires. At most ${VIDEO_MAX_BYTES} bytes for a video; the token's \`max_bytes\` names the limit.`,
    tags: ['uploads'],
    security: [],
    parameters: [
      {
        name: 'token',
        in: 'path',
        required: true,
        description: 'The `token` of `postUploadToken`.',
        schema: { type: 'string' },
      },
      { $ref: '#/components/parameters/AcceptLanguage' },
    ],
    requestBody: { required: true, description: 'The bytes of the file.', content: BYTES },
    responses: {
      200: {
        description: 'Stored.',
        content: {
          'application/json': {
            schema: successSchema(components.convert(uploaded, 'output'), false),
          },
        },
      },
      410: failureResponse({
        description: 'The token was used, has expired, or never existed.',
        error: 'uploadExpired',
      }),
      ...refusalsNamed('Forbidden', 'TooLarge', 'InvalidInput', 'Busy'),
    },
  };
}

function getFile(): Json {
  const headers = {
    'Content-Disposition': header('`inline` or `attachment`, with the file’s name.'),
    ETag: header('Identifies the bytes; send it back as `If-None-Match`.'),
    'Cache-Control': header('`public` only for a file that everyone may see.'),
  };
  return {
    operationId: 'getFile',
    summary: 'Get the bytes of a file',
    description:
      'The path is the `file_url` of other calls: it shows an image or a video to users with a right to it. The `download_url` of `getDownloadUrl` adds the query, works for some minutes and needs no cookie. A file without access is answered as a missing one.',
    tags: ['files'],
    // Files that everyone may see need no session.
    security: [{ session: [] }, {}],
    parameters: [
      {
        name: 'key',
        in: 'path',
        required: true,
        description: 'The key of the file: the last part of its `file_url`.',
        schema: { type: 'string', pattern: '^[0-9a-f]{32}\\.(?:img|vid|doc)$' },
      },
      ...['expires', 'session', 'signature'].map((name) => ({
        name,
        in: 'query',
        required: false,
        description: 'As in the `download_url`; all three or none.',
        schema: { type: name === 'signature' ? 'string' : 'integer' },
      })),
      {
        name: 'Range',
        in: 'header',
        required: false,
        description: 'One range of bytes; anything else gets the whole file.',
        schema: { type: 'string' },
        example: 'bytes=0-1023',
      },
      { $ref: '#/components/parameters/AcceptLanguage' },
    ],
    responses: {
      200: { description: 'The whole file.', headers, content: BYTES },
      206: {
        description: 'The range.',
        headers: {
          ...headers,
          'Content-Range': header('The bytes in the answer, and their total.'),
        },
        content: BYTES,
      },
      304: { description: 'Unchanged since the `ETag` of `If-None-Match`.' },
      ...refusalsNamed('NotFound', 'Busy'),
    },
  };
}

function header(description: string): Json {
  return { description, schema: { type: 'string' } };
}
