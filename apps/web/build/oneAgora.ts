import { join } from 'node:path';
import type { Plugin } from 'vite';

const SHIM = '../../../packages/live-core/src/adapters/agora/agoraShim.ts';

/** Makes Agora's messaging SDK use the media SDK of the build, which would otherwise be included twice. */
export const oneAgora = (): { find: RegExp; replacement: string } => ({
  find: /^agora-rtc-sdk-ng$/,
  replacement: join(import.meta.dirname, SHIM),
});

/** An Agora file's UMD head, and the start and end of the ES module that replaces its wrapper. */
interface Wrapping {
  readonly file: RegExp;
  readonly head: RegExp;
  readonly begin: string;
  readonly end: string;
}

const TAIL = /\}\)\);?\s*$/;

const WRAPPINGS: readonly Wrapping[] = [
  {
    // The messaging SDK needs the media SDK.
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
 * Turns Agora's UMD files into ES modules for the build. `require` would add the bundler's helpers to
 * a file that every page loads.
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
      // Replaced by functions, as a `$` in the code is not a group reference.
      return { code: code.replace(head, () => begin).replace(TAIL, () => end), map: null };
    },
  },
});
