import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pageSettings } from '#platform/pages/pageSettings.ts';
import { REQUIRED_FOR_AGORA } from './agoraConfig.ts';
import { readConfig } from './config.ts';
import { REQUIRED_IN_PRODUCTION, environment } from './environment.ts';

const production = {
  ROSTRA_MODE: 'production',
  DATABASE_URL: 'postgres://rostra@db/rostra',
  PUBLIC_ORIGIN: 'https://rostra.example',
  SECRET_KEY: 'thirty-two characters, or some more',
  SMTP_URL: 'smtps://user:word@mail.example',
  MAIL_FROM: 'Rostra <no-reply@rostra.example>',
  SMS_GATEWAY_URL: 'https://sms.example/send',
  SMS_GATEWAY_TOKEN: 'gateway-token',
  FILES_S3_BUCKET: 'rostra-files',
};

describe('mode', () => {
  it('chooses demo without a database server and production with one', () => {
    expect(readConfig({}).mode).toBe('demo');
    expect(readConfig({ ...production, ROSTRA_MODE: '' }).mode).toBe('production');
    expect(readConfig({ ...production, ROSTRA_MODE: 'demo' }).mode).toBe('demo');
  });

  it('serves only this machine in demo mode, at the given port', () => {
    const config = readConfig({ PORT: '4000' });
    expect([config.host, config.publicOrigin]).toEqual(['localhost', 'http://localhost:4000']);
  });

  it.each(REQUIRED_IN_PRODUCTION)('refuses to start production without %s', (name) => {
    expect(() => readConfig({ ...production, [name]: '' })).toThrow(
      `Production mode does not start without ${name}; docs/operations.md describes them.`,
    );
  });
});

describe('files', () => {
  it('refuses local files in production unless all servers are declared to share them', () => {
    const without = { ...production, FILES_S3_BUCKET: '' };
    expect(() => readConfig(without)).toThrow(/FILES_S3_BUCKET or FILES_DIR/);
    expect(readConfig({ ...without, FILES_DIR: '/mnt/shared' }).filesDir).toBe('/mnt/shared');
  });

  it('keeps files in the data folder in demo mode', () => {
    expect(readConfig({ DATA_DIR: '/srv/rostra' }).filesDir).toBe('/srv/rostra/files');
  });
});

describe('values', () => {
  it('names every setting that is invalid', () => {
    const read = () => readConfig({ PORT: 'eighty', PUBLIC_ORIGIN: 'rostra.example' });
    expect(read).toThrow(/PORT .*PUBLIC_ORIGIN/);
  });

  it.each([
    ['false', false],
    ['1', 1],
    ['10.0.0.9, 10.1.0.0/16,fd00::/8', ['10.0.0.9', '10.1.0.0/16', 'fd00::/8']],
  ] as const)('accepts %s as trusted proxies', (given, read) => {
    expect(readConfig({ TRUST_PROXY: given }).trustProxy).toEqual(read);
  });

  it.each(['0', '11', '-1', 'yes', '10.0.0.0/33', '10.0.0.9;10.0.0.8', 'proxy.example'])(
    'refuses %s as trusted proxies',
    (given) => expect(() => readConfig({ TRUST_PROXY: given })).toThrow(/TRUST_PROXY/),
  );

  it('refuses to trust every proxy and names the valid settings', () => {
    expect(() => readConfig({ TRUST_PROXY: 'true' })).toThrow(
      /set the number of proxies in front of the server, for example 1, or their addresses/,
    );
  });

  it('leaves values, which may be secret, out of the error', () => {
    expect(() => readConfig({ SECRET_KEY: 'too short' })).toThrow(/^(?!.*too short).*SECRET_KEY/);
  });

  it('takes the other hosts from configuration [FND-34]', () => {
    const { hosts } = readConfig({ ADMIN_ORIGIN: 'https://admin.rostra.example/path' });
    expect(hosts.admin).toBe('https://admin.rostra.example');
    expect(hosts.cms).toBeUndefined();
  });
});

describe('Agora', () => {
  const keys = {
    AGORA_APP_ID: '0123456789abcdef0123456789abcdef',
    AGORA_CERTIFICATE: 'fedcba9876543210fedcba9876543210',
    AGORA_CUSTOMER_KEY: 'key',
    AGORA_CUSTOMER_SECRET: 'secret',
    AGORA_WEBHOOK_SECRET: 'notices',
  };
  const bucket = {
    FILES_S3_BUCKET: 'films',
    FILES_S3_ACCESS_KEY_ID: 'id',
    FILES_S3_SECRET_ACCESS_KEY: 'key',
  };

  it('chooses Agora only when its keys are set', () => {
    expect(readConfig(production).agora).toBeUndefined();
    expect(readConfig({ ...production, ...keys }).agora).toMatchObject({
      appId: keys.AGORA_APP_ID,
      restUrl: 'https://api.agora.io',
      storage: undefined,
    });
  });

  it.each(REQUIRED_FOR_AGORA)(
    'refuses to start any mode with the other keys but without %s',
    (name) => {
      for (const mode of [production, { ROSTRA_MODE: 'demo' }]) {
        expect(() => readConfig({ ...mode, ...keys, [name]: '' })).toThrow(
          `Live sessions on Agora need ${name} too; docs/operations.md describes them.`,
        );
      }
    },
  );

  it('refuses malformed IDs and certificates', () => {
    expect(() => readConfig({ ...keys, AGORA_CERTIFICATE: 'short' })).toThrow('AGORA_CERTIFICATE');
  });

  it('enables recording with a bucket and refuses to start without one', () => {
    const recording = { ...keys, AGORA_RECORDING_REGION: '3' };
    expect(readConfig({ ...recording, ...bucket }).agora?.storage).toEqual({
      region: 3,
      bucket: 'films',
      accessKey: 'id',
      secretKey: 'key',
    });
    expect(() => readConfig(recording)).toThrow('FILES_S3_BUCKET');
  });
});

it('offers the in-app login when its address is configured [FND-06]', () => {
  expect(pageSettings(readConfig({})).inAppLogin).toBeUndefined();
  const { inAppLogin } = pageSettings(
    readConfig({ IN_APP_LOGIN_URL: 'https://oauth.test/connect?appid=1' }),
  );
  expect(inAppLogin?.url).toBe('https://oauth.test/connect?appid=1');
  expect(inAppLogin?.userAgent.test('Mozilla/5.0 MicroMessenger/8.0.5')).toBe(true);
  expect(inAppLogin?.userAgent.test('Mozilla/5.0 Chrome/140')).toBe(false);
});

describe('docs/operations.md', () => {
  const root = new URL('../../..', import.meta.url).pathname;
  const text = readFileSync(join(root, 'docs/operations.md'), 'utf8');
  const documented = [...text.matchAll(/^\| `([A-Z0-9_]+)`/gm)].map(([, name = '']) => name);

  /** Variables set by the shell and npm. */
  const NOT_SETTINGS = new Set(['PATH', 'INIT_CWD']);

  /** Returns the names of all environment variables that the repository's sources read by name. */
  const readByName = (): Set<string> => {
    const sources = globSync('{bin,bench,apps,packages,.storybook}/**/*.{ts,tsx,mjs}', {
      cwd: root,
      exclude: (path) => /node_modules|dist|storybook-static/.test(path),
    }).map((file) => readFileSync(join(root, file), 'utf8'));
    const names = sources.flatMap((source) =>
      // A quoted name is one that a bundler replaces.
      [...source.matchAll(/(?<!['"])process\.env(?:\.|\[')([A-Z][A-Z0-9_]*)/g)].map(
        ([, name = '']) => name,
      ),
    );
    return new Set(names.filter((name) => !NOT_SETTINGS.has(name)));
  };

  it('describes exactly the variables that the server and the commands read', () => {
    const read = new Set([...Object.keys(environment.shape), ...readByName()]);
    expect(new Set(documented)).toEqual(read);
    expect(documented).toHaveLength(new Set(documented).size);
  });
});

it("reads a phone line's settings in full and names a broken one", () => {
  const env = {
    SIP_LISTEN: '127.0.0.1:5070',
    SIP_TRUNK: 'sip.example',
    PHONE_PORTS: '20000-20098',
  };
  const { line, ports } = readConfig({ ...env, SIP_PREFIXES: '+86, +852' }).phone;
  expect(ports).toEqual({ from: 20_000, to: 20_098 });
  expect(line).toMatchObject({
    listen: { address: '127.0.0.1', port: 5070 },
    trunk: { host: 'sip.example', port: 5060 },
    prefixes: ['+86', '+852'],
    ringMs: 45_000,
  });
  expect(readConfig({}).phone.line).toBeUndefined();
  expect(() => readConfig({ SIP_LISTEN: 'everywhere' })).toThrow(/SIP_LISTEN/);
});
