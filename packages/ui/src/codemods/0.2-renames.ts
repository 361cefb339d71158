import type { API, FileInfo } from 'jscodeshift';
import { renameExports } from './renameExports.ts';

/**
 * From 0.1 to 0.2: `Price` is called `PriceTag` and takes the same props; a figure of `Change` is a
 * `ReturnFigure`, without `look`: another one than the plain is told. A `Change` with a `word` told
 * what somebody expects: that is a `TrendBadge` now, which is told and left to a person, as are props
 * that are spread and may hold a word. `ServiceContacts` is `ContactList`, and whom it names a `Contact`.
 */
export default function transform(file: FileInfo, api: API): string | undefined {
  return renameExports(file, api, {
    Price: { name: 'PriceTag', folder: 'PriceTag' },
    PriceProps: { name: 'PriceTagProps', folder: 'PriceTag' },
    Change: {
      name: 'ReturnFigure',
      folder: 'ReturnFigure',
      dropsProps: {
        look: { harmless: 'plain', words: 'a ReturnFigure has no ground: its look is left out' },
      },
      unlessProps: {
        word: 'a Change with a word is a TrendBadge now',
        '...': 'a Change whose props are spread is a TrendBadge now where they hold a word',
      },
    },
    ChangeProps: { name: 'ReturnFigureProps', folder: 'ReturnFigure' },
    ServiceContacts: { name: 'ContactList', folder: 'ContactList' },
    ServiceContactsProps: { name: 'ContactListProps', folder: 'ContactList' },
    ServiceContact: { name: 'Contact', folder: 'ContactList' },
  });
}

/** For jscodeshift, when no parser is named. */
export const parser = 'tsx';
