import { X } from 'lucide-react';
import { limitText, IMAGE_LIMIT } from '../FileUpload/uploadLimits.ts';
import { IconButton } from '../../actions/IconButton/index.ts';
import { useText } from '../../foundations/TextProvider/index.ts';
import { useOnDemandText } from '../../foundations/TextProvider/useOnDemandText.ts';
import type { EditorLook } from './EditorSession.ts';
import * as styles from './RichTextEditor.css.ts';
import { useEditorText } from './useEditorText.ts';

/** The refused images, and the reasons. */
export function EditorNotes({ look, onDismiss }: { look: EditorLook; onDismiss: () => void }) {
  const t = useText();
  const uploadText = useOnDemandText();
  const words = useEditorText();
  const { refused, lost } = look;
  const lines = refused.map(({ name, fault }) =>
    words('image.refused', {
      name,
      why: uploadText(`upload.${fault}`, { limit: limitText(IMAGE_LIMIT) }),
    }),
  );
  if (lost > 0)
    lines.push(lost === 1 ? words('image.lostOne') : words('image.lost', { count: lost }));
  if (lines.length === 0) return null;
  return (
    <div className={styles.notice}>
      <div role="alert" className={styles.announcedLines}>
        {lines.map((line, index) => (
          <span key={index}>{line}</span>
        ))}
      </div>
      <IconButton icon={X} size="sm" label={t('common.close')} onPress={onDismiss} />
    </div>
  );
}
