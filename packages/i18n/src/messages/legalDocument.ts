/** A legal text: chapters of paragraphs, in one language. */
export interface LegalDocument {
  readonly title: string;
  readonly intro: string;
  readonly chapters: readonly {
    /** The anchor, the same in both languages. */
    readonly id: string;
    readonly title: string;
    readonly paragraphs: readonly string[];
  }[];
}

export interface LegalTexts {
  readonly agreement: LegalDocument;
  readonly privacy: LegalDocument;
}
