import { scriptJson } from '../head/escapeHtml.ts';

export const SCHEMA_ORG = 'https://schema.org';

/**
 * Returns data about a page as search engines read it (schema.org's JSON-LD). Only the server's page
 * has it: crawlers do not navigate. `data-head` removes it on the next screen.
 */
export const jsonLd = (data: Readonly<Record<string, unknown>>): string =>
  `<script type="application/ld+json" data-head>${scriptJson({ '@context': SCHEMA_ORG, ...data })}</script>`;
