import { LegalText } from '../../reading/LegalText/index.ts';
import type { LegalTextProps } from '../../reading/LegalText/index.ts';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as frame from '../pageFrame.css.ts';

export interface LegalScreenProps extends RootProps {
  /** The whole document in the reader's language. */
  text: LegalTextProps;
}

/** The user agreement or the privacy policy. */
export function LegalScreen({ text, ...root }: LegalScreenProps) {
  return (
    <div {...rootProps(root, `${frame.page} ${frame.block}`)}>
      <LegalText {...text} />
    </div>
  );
}
