import { previewDocumentPath } from '@rostra/contract/live';
import type { EntryAssets } from './readAssets.ts';

/** Returns the page that the room embeds, the same for every document: its script reads the address. */
export const previewPageHtml = ({ entry, styles }: EntryAssets): string =>
  [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Rostra</title>',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="robots" content="noindex">',
    ...styles.map((file) => `<link rel="stylesheet" href="/${file}">`),
    `<script type="module" src="/${entry}"></script>`,
    `</head><body><main data-documents="${previewDocumentPath('')}"></main></body></html>`,
  ].join('');
