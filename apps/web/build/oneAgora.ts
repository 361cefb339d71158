import { join } from 'node:path';
import type { Plugin } from 'vite';

const SHIM = '../../../packages/live-core/src/adapters/agora/agoraShim.ts';

/** Agora's messages take the media SDK that is there already; without this it would be there twice. */
export const oneAgora = (): { find: RegExp; replacement: string } => ({
  find: /^agora-rtc-sdk-ng$/,
  replacement: join(import.meta.dirname, SHIM),
});

/** How a file of Agora's begins and ends, a module of any kind, and what a module of the web has there. */
interface Wrapping {
  readonly file: RegExp;
  readonly head: RegExp;
  readonly begin: string;
  readonly end: string;
}

const TAIL = /\}\)\);?\s*$/;

const WRAPPINGS: readonly Wrapping[] = [
  {
    // Its messages are made from the media SDK.
    file: /\/agora-rtm-sdk\/agora-rtm\.js$/,
    head: /!function\(A,e\)\{"object"==typeof exports[^]*?\}\(this,\(function\(A\)\{/,
    begin: "const media = await import('agora-rtc-sdk-ng/esm');\nexport default (function(A){",
    end: '})(media);',
  },
  {
    file: /\/agora-extension-virtual-background\.js$/,
    head: /^!function\(A,I\)\{"object"==typeof exports[^]*?\}\(self,\(function\(\)\{/,
    begin: 'export default (function(){',
    end: '})();',
  },
];

/**
 * The same for the build, as modules of its own kind: asked for by `require`, a module brings help of the
 * bundler into a file that every page loads.
 */
export const plainAgora = (): Plugin => ({
  name: 'rostra:plain-agora',
  transform: {
    filter: { id: WRAPPINGS.map(({ file }) => file) },
    handler(code, id) {
      const wrapping = WRAPPINGS.find(({ file }) => file.test(id));
      if (!wrapping?.head.test(code) || !TAIL.test(code)) {
        throw new Error(`${id} is written otherwise`);
      }
      const { head, begin, end } = wrapping;
      // By functions: a `$` of the code is no group.
      return { code: code.replace(head, () => begin).replace(TAIL, () => end), map: null };
    },
  },
});
