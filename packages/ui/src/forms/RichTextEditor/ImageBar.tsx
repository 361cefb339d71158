import type { Editor } from '@tiptap/core';
import type { KeyboardEvent, RefObject } from 'react';
import { Button } from '../../actions/Button/index.ts';
import { isComposing } from '../TextArea/isComposing.ts';
import { TextField } from '../TextField/index.ts';
import type { ChosenImage } from './editorMoment.ts';
import * as styles from './RichTextEditor.css.ts';
import { RICH_TEXT_EDITOR_LIMITS } from './richTextLimits.ts';
import { useEditorText } from './useEditorText.ts';

export interface ImageBarInput {
  editor: Editor;
  image: ChosenImage;
  place: RefObject<HTMLDivElement | null>;
}

/** The alternative text of the selected image, and its caption. */
export function ImageBar({ editor, image, place }: ImageBarInput) {
  const t = useEditorText();
  const write = (name: 'alt' | 'caption', text: string): void =>
    editor.view.dispatch(
      // Each letter is saved at once; Undo acts on the text, not on these letters.
      editor.state.tr
        .setNodeAttribute(image.at, name, text === '' ? null : text)
        .setMeta('addToHistory', false),
    );
  const back = (): void => editor.view.focus();
  const onKeyDown = (event: KeyboardEvent): void => {
    if (isComposing(event)) return;
    const isEnter = event.key === 'Enter' && event.target instanceof HTMLInputElement;
    if (!isEnter && event.key !== 'Escape') return;
    // Neither submits the page's form nor closes a dialog around it.
    event.preventDefault();
    event.stopPropagation();
    back();
  };
  return (
    <div
      ref={place}
      role="group"
      aria-label={t('image.label')}
      className={styles.bar}
      onKeyDown={onKeyDown}
    >
      {(['alt', 'caption'] as const).map((name) => (
        <TextField
          key={name}
          label={t(`image.${name}`)}
          hint={name === 'alt' ? t('image.altHint') : undefined}
          size="md"
          maxLength={RICH_TEXT_EDITOR_LIMITS.imageAlt}
          value={image[name]}
          onChange={(text) => write(name, text)}
        />
      ))}
      <div className={styles.barActions}>
        <Button
          size="sm"
          emphasis="outline"
          tone="danger"
          onPress={() => {
            editor.commands.deleteSelection();
            back();
          }}
        >
          {t('image.remove')}
        </Button>
      </div>
    </div>
  );
}
