import type { OwnContent } from '#modules/files/index.ts';

/** A one-page PDF without text, as a bank's transfer receipt. */
const PDF = [
  '%PDF-1.4',
  '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
  '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
  '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 420 220]>>endobj',
  'trailer<</Root 1 0 R/Size 4>>',
  '%%EOF',
].join('\n');

/** The slip of a demo top-up. */
export const demoSlip = (uploaderId: number): OwnContent => ({
  kind: 'document',
  name: 'slip.pdf',
  contentType: 'application/pdf',
  content: Buffer.from(PDF),
  uploaderId,
});
