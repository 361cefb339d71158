import { LegalText } from '../../LegalText/index.ts';
import type { LegalTextProps } from '../../LegalText/index.ts';
import { Skeleton } from '../../Skeleton/index.ts';
import * as frame from '../pageFrame.css.ts';

export interface LegalScreenProps {
  /** Null while the text is on its way. */
  text: LegalTextProps | null;
}

/** The user agreement or the privacy policy. */
export function LegalScreen({ text }: LegalScreenProps) {
  return (
    <div className={`${frame.page} ${frame.block}`}>
      {text === null ? <Skeleton count={8} isAnnounced /> : <LegalText {...text} />}
    </div>
  );
}
