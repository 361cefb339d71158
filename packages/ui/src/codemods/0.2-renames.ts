import type { API, FileInfo } from 'jscodeshift';
import { renameExports } from './renameExports.ts';

/**
 * Migrates from 0.1 to 0.2:
 *
 * - `Price` becomes `PriceTag`, with the same props.
 * - `Change` becomes `ReturnFigure`. Its `look` is removed, with a report unless it was plain.
 * - `Change` with a `word`, or with spread props that may hold one, is only reported: with a word it
 *   is a `TrendBadge` now.
 * - `ServiceContacts` becomes `ContactList`, and `ServiceContact` becomes `Contact`.
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

/** Default parser for jscodeshift. */
export const parser = 'tsx';
