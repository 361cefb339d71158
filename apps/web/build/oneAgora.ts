import { join } from 'node:path';
import type { Plugin } from 'vite';

const SHIM = '../../../packages/live-core/src/adapters/agora/agoraShim.ts';

/** Agora's messages take the media SDK that is there already; without this it would be there twice. */
export const oneAgora = (): { find: RegExp; replacement: string } => ({
  find: /^agora-rtc-sdk-ng$/,
  replacement: join(import.meta.dirname, SHIM),
});

/** How the file of Agora's messages begins and ends: a module of any kind, made from the media SDK. */
const HEAD = /!function\(A,e\)\{"object"==typeof exports[^]*?\}\(this,\(function\(A\)\{/;
const TAIL = /\}\)\);?\s*$/;

/**
 * The same for the build, as a module of its own kind: asked for by `require`, a module brings help of the
 * bundler into a file that every page loads.
 */
export const plainAgora = (): Plugin => ({
  name: 'rostra:plain-agora',
  transform: {
    filter: { id: /\/agora-rtm-sdk\/agora-rtm\.js$/ },
    handler(code, id) {
      if (!HEAD.test(code) || !TAIL.test(code)) throw new Error(`${id} is written otherwise`);
      const begin =
        "const media = await import('agora-rtc-sdk-ng/esm');\nexport default (function(A){";
      return { code: code.replace(HEAD, begin).replace(TAIL, '})(media);'), map: null };
    },
  },
});
