import type { ThemeDraft } from './themeDraft.ts';

export interface StudioInputsProps {
  draft: ThemeDraft;
  /** The problems by field. */
  problems: Readonly<Record<string, string>>;
  onChange: (change: Partial<ThemeDraft>) => void;
}
