import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadPeople } from '#demo/loadPeople.ts';
import { DEMO_PASSWORD, demoEmail, demoPeopleIds } from '#demo/people.ts';
import { sellArticle } from '#modules/orders/testMoney.ts';
import { startTestServer } from './startTestServer.ts';
import type { TestServer } from './startTestServer.ts';

// A program of somebody who has the description and nothing else of ours.

const PICTURE = Buffer.from('\x89PNG\r\n\x1a\n some pixels of a picture', 'latin1');

/** The parts of the description that are values, not types. */
interface Described {
  paths: Record<string, Record<string, { requestBody: { content: Record<string, Example> } }>>;
  components: { securitySchemes: { session: { in: string; name: string } } };
}
interface Example {
  example: { agreement_version: string };
}

let server: TestServer;
let folder: string;

beforeAll(async () => {
  server = await startTestServer({ env: { PUBLIC_ORIGIN: 'https://rostra.example' } });
  await loadPeople(server.deps);
  const { sun } = await demoPeopleIds(server.db);
  await sellArticle(server.deps, sun);
  folder = mkdtempSync(join(tmpdir(), 'rostra-outsider-'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(
    join(import.meta.dirname, '../../node_modules/openapi-fetch'),
    join(folder, 'node_modules/openapi-fetch'),
  );
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Returns the description's types as TypeScript; bodies of bytes are a `Blob`. */
async function generateTypes(description: string): Promise<string> {
  const blob = ts.factory.createTypeReferenceNode('Blob');
  return astToString(
    await openapiTS(description, {
      transform: ({ format }) => (format === 'binary' ? blob : undefined),
    }),
  );
}

/** Returns the type errors of a file. */
function typeProblems(file: string): string[] {
  const program = ts.createProgram([file], {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    allowImportingTsExtensions: true,
    lib: ['lib.es2024.d.ts', 'lib.dom.d.ts'],
    types: [],
  });
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

it('serves a program that was written from the published description alone [FND-41]', async () => {
  const description = await (await fetch(`${server.url}/api/v1/openapi.json`)).text();
  writeFileSync(join(folder, 'api.ts'), await generateTypes(description));
  const client = join(folder, 'client.ts');
  writeFileSync(client, readFileSync(join(import.meta.dirname, 'outsider/client.ts.txt'), 'utf8'));
  expect(typeProblems(client)).toEqual([]);

  const { paths, components } = JSON.parse(description) as Described;
  const login = paths['/api/v1/users/login']?.['post']?.requestBody.content['application/json'];
  const { visit } = (await import(pathToFileURL(client).href)) as {
    visit: (outsider: object) => Promise<object>;
  };
  const seen = await visit({
    server: server.url,
    cookieName: components.securitySchemes.session.name,
    agreementVersion: login?.example.agreement_version,
    email: demoEmail('member'),
    password: DEMO_PASSWORD,
    picture: new Blob([new Uint8Array(PICTURE)]),
  });
  expect(seen).toEqual({
    email: demoEmail('member'),
    total: 1,
    title: expect.stringMatching(/^Paid piece /),
    bytes: PICTURE.length,
    refusal: 10_001,
  });
});
