import { plainLink } from '@rostra/i18n/input';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Button } from '../../actions/Button/index.ts';
import { isComposing } from '../TextArea/isComposing.ts';
import { TextField } from '../TextField/index.ts';
import { useText } from '../../foundations/TextProvider/index.ts';
import { typedAddress } from './addresses.ts';
import * as styles from './RichTextEditor.css.ts';
import { useEditorText } from './useEditorText.ts';

export interface LinkBarInput {
  editor: Editor;
  /** The address of the link at the caret; empty for a new one. */
  href: string;
  onClose: () => void;
}

/** Links the selected words; without a selection it inserts the address itself as a link. */
function setLink(editor: Editor, href: string, typed: string): void {
  const isNew = editor.state.selection.empty && !editor.isActive('link');
  if (isNew)
    editor.commands.insertContent({
      type: 'text',
      text: typed,
      marks: [{ type: 'link', attrs: { href } }],
    });
  else editor.chain().extendMarkRange('link').setMark('link', { href }).run();
}

/** The address of a link. It is no form of its own: it is inside the page's form. */
export function LinkBar({ editor, href, onClose }: LinkBarInput) {
  const t = useText();
  const words = useEditorText();
  const [typed, setTyped] = useState(href);
  const [isWrong, setWrong] = useState(false);
  const save = (): void => {
    const address = typedAddress(typed);
    setWrong(address === null);
    if (address === null) return;
    setLink(editor, address, plainLink(typed));
    onClose();
  };
  const remove = (): void => {
    editor.chain().extendMarkRange('link').unsetMark('link').run();
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (isComposing(event)) return;
    if (event.key === 'Escape') {
      // A dialog around the editor stays open.
      event.stopPropagation();
      onClose();
    }
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
      event.preventDefault();
      save();
    }
  };
  return (
    <div role="group" aria-label={words('link.label')} className={styles.bar} onKeyDown={onKeyDown}>
      <TextField
        label={words('link.address')}
        size="md"
        inputMode="url"
        autoFocus
        value={typed}
        onChange={(text) => {
          setTyped(text);
          setWrong(false);
        }}
        errorMessage={isWrong ? words('link.wrong') : undefined}
      />
      <div className={styles.barActions}>
        <Button size="sm" onPress={save}>
          {words('link.save')}
        </Button>
        {href !== '' && (
          <Button size="sm" emphasis="outline" tone="neutral" onPress={remove}>
            {words('link.remove')}
          </Button>
        )}
        <Button size="sm" emphasis="ghost" tone="neutral" onPress={onClose}>
          {t('common.cancel')}
        </Button>
      </div>
    </div>
  );
}
