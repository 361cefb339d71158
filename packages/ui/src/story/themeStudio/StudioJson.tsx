import { useId, useState } from 'react';
import { Banner } from '../../status/Banner/index.ts';
import { Button } from '../../actions/Button/index.ts';
import { Heading } from '../../foundations/Heading/index.ts';
import { Inline } from '../../layout/Inline/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { Text } from '../../foundations/Text/index.ts';
import { TextArea } from '../../forms/TextArea/index.ts';
import { jsonOf, readJson } from './themeDraft.ts';
import type { ThemeDraft } from './themeDraft.ts';
import { forgetFile } from './forgetFile.ts';
import * as styles from './ThemeStudio.css.ts';

function download(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

export interface StudioJsonProps {
  draft: ThemeDraft;
  /** False while a value is wrong: such a file would be refused. */
  isValid: boolean;
  onImport: (draft: ThemeDraft) => void;
}

/** The file to hand over, and the way in for one that exists. */
export function StudioJson({ draft, isValid, onImport }: StudioJsonProps) {
  const [pasted, setPasted] = useState('');
  const [received, setNotice] = useState<readonly string[]>([]);
  const [copied, setCopied] = useState('');
  const id = useId();
  const take = (text: string): void => {
    const read = readJson(text);
    setNotice('sentences' in read ? read.sentences : []);
    if (!('draft' in read)) return;
    setPasted('');
    onImport(read.draft);
  };
  const json = jsonOf(draft);
  return (
    <Stack gap={4} as="section">
      <Heading level={2} size="title-sm">
        The file
      </Heading>
      <div className={styles.code}>
        <pre
          role="region"
          tabIndex={0}
          aria-label={`${draft.id}.theme.json`}
          className={styles.pre}
        >
          {json}
        </pre>
      </div>
      <Inline gap={3} isWrapping>
        <Button isDisabled={!isValid} onPress={() => download(`${draft.id}.theme.json`, json)}>
          Download {draft.id}.theme.json
        </Button>
        <Button
          emphasis="outline"
          isDisabled={!isValid}
          onPress={async () => {
            await navigator.clipboard.writeText(json);
            setCopied(json);
          }}
        >
          Copy
        </Button>
        <Text as="span" size="sm" tone="secondary">
          <span role="status">{copied === json ? 'Copied.' : ''}</span>
        </Text>
      </Inline>
      {!isValid && (
        <Text size="sm" tone="danger">
          A value is wrong: the file can be taken once the fields above are mended.
        </Text>
      )}
      {received.length > 0 && (
        <Banner tone="danger" title="This file is not taken" isAnnounced>
          <ul>
            {received.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Banner>
      )}
      <div className={styles.logo}>
        <label htmlFor={id} className={styles.label}>
          Open a theme file
        </label>
        <input
          id={id}
          type="file"
          accept=".json,application/json"
          className={styles.file}
          onClick={forgetFile}
          onChange={async (event) => {
            const text = await event.currentTarget.files?.[0]?.text();
            if (text !== undefined) take(text);
          }}
        />
      </div>
      <TextArea label="Or paste one" value={pasted} onChange={setPasted} />
      <Inline gap={3}>
        <Button emphasis="outline" isDisabled={pasted.trim() === ''} onPress={() => take(pasted)}>
          Use this JSON
        </Button>
      </Inline>
    </Stack>
  );
}
