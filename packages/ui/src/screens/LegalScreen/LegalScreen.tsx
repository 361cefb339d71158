import { LegalText } from '../../reading/LegalText/index.ts';
import type { LegalTextProps } from '../../reading/LegalText/index.ts';
import * as frame from '../pageFrame.css.ts';

export interface LegalScreenProps {
  /** The whole document in the reader's language. */
  text: LegalTextProps;
}

/** The user agreement or the privacy policy. */
export function LegalScreen({ text }: LegalScreenProps) {
  return (
    <div className={`${frame.page} ${frame.block}`}>
      <LegalText {...text} />
    </div>
  );
}
