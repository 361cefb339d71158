import type { API, FileInfo } from 'jscodeshift';
import { renameExports } from './renameExports.ts';

/**
 * From 0.1 to 0.2: `Price` is called `PriceTag`; a figure of `Change` is a `ReturnFigure`, without
 * `look`. A `Change` with a `word` told what somebody expects: that is a `TrendBadge` now, which is
 * told and left to a person.
 */
export default function transform(file: FileInfo, api: API): string | undefined {
  return renameExports(file, api, {
    Price: { name: 'PriceTag', folder: 'PriceTag' },
    PriceProps: { name: 'PriceTagProps', folder: 'PriceTag' },
    Change: {
      name: 'ReturnFigure',
      folder: 'ReturnFigure',
      dropsProps: ['look'],
      unlessProps: { word: 'a Change with a word is a TrendBadge now' },
    },
    ChangeProps: { name: 'ReturnFigureProps', folder: 'ReturnFigure' },
  });
}

/** For jscodeshift, when no parser is named. */
export const parser = 'tsx';
