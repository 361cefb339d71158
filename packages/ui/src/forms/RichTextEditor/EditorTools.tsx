import type { Editor } from '@tiptap/core';
import type { RefObject } from 'react';
import { Toolbar } from 'react-aria-components/Toolbar';
import { Icon } from '../../foundations/Icon/index.ts';
import { PlainButton } from '../../actions/Press/PlainButton.tsx';
import { Tooltip } from '../../overlays/Tooltip/index.ts';
import type { EditorMoment } from './editorMoment.ts';
import * as styles from './RichTextEditor.css.ts';
import { tools } from './tools.ts';
import type { Tool, ToolName } from './tools.ts';
import { useEditorText } from './useEditorText.ts';

export interface EditorToolsInput {
  editor: Editor;
  moment: EditorMoment;
  /** Tools that this text can't use. */
  without: readonly ToolName[];
  /** The tools that open a bar. */
  onLink: () => void;
  onImage: () => void;
  place: RefObject<HTMLDivElement | null>;
}

const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Returns the keys as printed on the reader's keyboard. */
const printed = (keys: string): string =>
  isMac()
    ? keys.replaceAll('Mod', '⌘').replaceAll('Shift', '⇧').replaceAll('+', '')
    : keys.replaceAll('Mod', 'Ctrl');

/** One stop of the Tab key; arrow keys move through the tools, Escape returns to the text. */
export function EditorTools(props: EditorToolsInput) {
  const { editor, moment, without, place } = props;
  const t = useEditorText();
  const run = ({ name, run: act }: Tool): void => {
    if (name === 'link') props.onLink();
    else if (name === 'image') props.onImage();
    else act?.(editor);
  };
  return (
    <div
      role="presentation"
      onKeyDown={(event) => {
        if (event.key === 'Escape') editor.view.focus();
      }}
    >
      <Toolbar ref={place} aria-label={t('tools.label')} className={styles.tools}>
        {tools.map((group) => {
          const shown = group.filter(({ name }) => !without.includes(name));
          return (
            <div key={group[0]?.name} className={styles.group}>
              {shown.map((tool) => {
                const name = t(`tools.${tool.name}`);
                const text =
                  tool.keys === undefined
                    ? name
                    : t('tools.withKeys', { tool: name, keys: printed(tool.keys) });
                const isOff = tool.isOff?.(moment) ?? false;
                return (
                  <Tooltip key={tool.name} text={text}>
                    <PlainButton
                      aria-label={name}
                      // A tool that becomes unavailable keeps the focus.
                      aria-disabled={isOff || undefined}
                      aria-pressed={tool.isOn?.(moment)}
                      className={styles.tool}
                      onClick={(event) => {
                        if (!isOff) run(tool);
                        // A pointer user continues in the text; a keyboard user stays in the
                        // toolbar.
                        const isPointer = event.detail > 0;
                        if (isPointer && tool.run) editor.view.focus();
                      }}
                    >
                      <Icon icon={tool.icon} />
                    </PlainButton>
                  </Tooltip>
                );
              })}
            </div>
          );
        })}
      </Toolbar>
    </div>
  );
}
