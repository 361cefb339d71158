// Loaded before the server's code: remembers everything that is drawn, since React asks its runtime
// for each element, those inside the package included.
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const drawn = new Set();
for (const path of ['react/jsx-runtime', 'react/jsx-dev-runtime']) {
  const runtime = require(path);
  for (const name of ['jsx', 'jsxs', 'jsxDEV']) {
    const make = runtime[name];
    if (typeof make !== 'function') continue;
    runtime[name] = (type, ...rest) => {
      drawn.add(type);
      return make(type, ...rest);
    };
  }
}
globalThis.drawn = drawn;
