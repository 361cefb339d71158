import { isolate } from '@rostra/i18n';
import { X } from 'lucide-react';
import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { Tag, TagGroup, TagList } from 'react-aria-components/TagGroup';
import { TextField } from 'react-aria-components/TextField';
import * as field from '../Field/Field.css.ts';
import { FieldLabel, FieldNotes } from '../Field/FieldParts.tsx';
import type { FieldWords } from '../Field/FieldParts.tsx';
import { useMissing } from '../Field/requiredField.tsx';
import { Icon } from '../../foundations/Icon/index.ts';
import { isComposing } from '../TextArea/isComposing.ts';
import { useOnDemandText } from '../../foundations/TextProvider/useOnDemandText.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/index.ts';
import { addTags, SEPARATORS } from './addTags.ts';
import type { TagLimits, TagRefusal } from './addTags.ts';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './TagsInput.css.ts';

export interface TagsInputProps extends Omit<FieldWords, 'labelEnd'>, TagLimits, RootProps {
  /** In the order they were added; none twice. */
  tags: readonly string[];
  /** Gets all tags after one came or went. */
  onChange: (tags: readonly string[]) => void;
  /** An example, while there is no tag; never the only place for essential information. */
  placeholder?: string | undefined;
  /** Name under which the form's data holds each tag. */
  name?: string | undefined;
  /** Nothing can be added or removed. @default false */
  isDisabled?: boolean | undefined;
}

/** The last change, announced in the current language. */
interface TagNotice {
  kind: 'added' | 'removed';
  tags: readonly string[];
}

const listOf = (tags: readonly string[]): string => tags.map(isolate).join(', ');

/** Several short words: Enter or a comma adds the typed text, Backspace removes the last tag. */
export function TagsInput(props: TagsInputProps) {
  const { label, hint, errorMessage, keepsHint, isOptional, placeholder } = props;
  const { tags, onChange, maxTags, maxLength, name, isDisabled = false, isRequired } = props;
  const t = useOnDemandText();
  const input = useRef<HTMLInputElement>(null);
  const isInComposition = useRef(false);
  const [draft, setDraft] = useState('');
  const [refusal, setRefusal] = useState<TagRefusal | null>(null);
  const [notice, setNotice] = useState<TagNotice | null>(null);
  const isFull = maxTags !== undefined && tags.length >= maxTags;
  const missing = useMissing(props, tags.length === 0);
  const refused = refusal ? t(`tags.${refusal.why}`, refusal) : undefined;
  const problem = errorMessage ?? refused ?? missing;
  const isInvalid = problem !== undefined;

  const add = (text: string) => {
    const { added, rest, refused: turnedAway } = addTags(tags, text, { maxTags, maxLength });
    setDraft(rest);
    setRefusal(turnedAway);
    if (added.length === 0) return;
    onChange([...tags, ...added]);
    setNotice({ kind: 'added', tags: added });
  };
  const remove = (gone: readonly string[]) => {
    const kept = tags.filter((tag) => !gone.includes(tag));
    onChange(kept);
    setRefusal(null);
    setNotice({ kind: 'removed', tags: gone });
    // The last tag's removal also removes the focused list.
    if (kept.length === 0) input.current?.focus();
  };
  const write = (text: string) => {
    setRefusal(null);
    if (!isInComposition.current && SEPARATORS.test(text)) add(text);
    else setDraft(text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key === 'Enter' && draft.trim() !== '') {
      // It adds a tag; the form is sent by an Enter in the empty field.
      event.preventDefault();
      add(draft);
    }
    const last = tags.at(-1);
    // A held key deletes the text, and none of the tags after it.
    if (event.key === 'Backspace' && draft === '' && !event.repeat && last !== undefined)
      remove([last]);
  };

  return (
    <TextField
      value={draft}
      onChange={write}
      isInvalid={isInvalid}
      isDisabled={isDisabled}
      isReadOnly={isFull}
      isRequired={isRequired ?? false}
      validationBehavior="aria"
      {...rootProps(props, field.field)}
    >
      <FieldLabel
        label={label}
        isOptional={isOptional}
        isRequired={isRequired}
        labelEnd={
          maxTags !== undefined && (
            <span className={styles.count}>
              {t('tags.count', { count: tags.length, most: maxTags })}
            </span>
          )
        }
      />
      <Group
        className={`${field.box({ size: 'lg' })} ${styles.box}`}
        isInvalid={isInvalid}
        isDisabled={isDisabled}
        role="presentation"
      >
        {tags.length > 0 && (
          <TagGroup
            aria-label={label}
            className={styles.group}
            {...(isDisabled ? {} : { onRemove: (keys) => remove([...keys].map(String)) })}
          >
            <TagList className={styles.tags}>
              {tags.map((tag) => (
                <Tag
                  key={tag}
                  id={tag}
                  textValue={tag}
                  className={styles.tag}
                  isDisabled={isDisabled}
                >
                  <span className={styles.word}>{isolate(tag)}</span>
                  {!isDisabled && (
                    <Button slot="remove" excludeFromTabOrder className={styles.cross}>
                      <Icon icon={X} size="sm" />
                    </Button>
                  )}
                </Tag>
              ))}
            </TagList>
          </TagGroup>
        )}
        <Input
          ref={input}
          className={`${field.input} ${styles.input}`}
          enterKeyHint="enter"
          autoComplete="off"
          {...(placeholder === undefined || tags.length > 0 ? {} : { placeholder })}
          onKeyDown={onKeyDown}
          onBlur={() => {
            // Typed text counts: leaving the field adds it.
            if (draft.trim() !== '') add(draft);
          }}
          onCompositionStart={() => {
            isInComposition.current = true;
          }}
          onCompositionEnd={(event) => {
            isInComposition.current = false;
            write(event.currentTarget.value);
          }}
        />
      </Group>
      {name !== undefined &&
        tags.map((tag) => <input key={tag} type="hidden" name={name} value={tag} />)}
      <FieldNotes hint={hint} errorMessage={problem} keepsHint={keepsHint} />
      <VisuallyHidden>
        <span role="status">
          {notice && t(`tags.${notice.kind}`, { tags: listOf(notice.tags) })}
        </span>
      </VisuallyHidden>
    </TextField>
  );
}
