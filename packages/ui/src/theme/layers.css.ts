import { globalLayer } from '@vanilla-extract/css';

/** Our one cascade layer and its parts, in order; a consumer's unlayered rules always win. */
const ui = globalLayer('ui');

export const layers = {
  reset: globalLayer({ parent: ui }, 'reset'),
  base: globalLayer({ parent: ui }, 'base'),
  components: globalLayer({ parent: ui }, 'components'),
  utilities: globalLayer({ parent: ui }, 'utilities'),
  /** The requests of the reader's system: its own colors, less motion. */
  forced: globalLayer({ parent: ui }, 'forced'),
};
