/** The part of jsdom that journeys use: the package has no types of its own. */
declare module 'jsdom' {
  export class JSDOM {
    /** Parses a page without running its scripts; `url` is its address. */
    constructor(html: string, options?: { readonly url?: string });
    readonly window: { readonly document: Document };
  }
}
