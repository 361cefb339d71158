import { RichTextEditor } from '@rostra/ui/RichTextEditor';
import type { RichTextDocument, RichTextEditorProps } from '@rostra/ui/RichTextEditor';
import { TextArea } from '@rostra/ui/TextArea';
import { useState } from 'react';

const draft: RichTextDocument = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Key points' }] },
    {
      type: 'paragraph',
      content: [{ type: 'text', text: 'Test hours limit the supply of certified inverters.' }],
    },
  ],
};

/** Let authors format the text as readers will see it. */
export function Do() {
  const [changes, setChanges] = useState(0);
  return (
    <RichTextEditor
      label="Article"
      lang="en"
      defaultValue={draft}
      onChange={() => setChanges((count) => count + 1)}
      status={`Changes: ${changes}`}
    />
  );
}

/** Ask for formatting by signs in a plain field. */
export const Dont = () => (
  <TextArea
    label="Article"
    hint="Start headings with ## and enclose bold words in **."
    defaultValue={'## Key points\nTest hours limit the supply of **certified** inverters.'}
  />
);

/** Writes an article: each change is saved as a draft, and unfinished images are counted. */
export function Example({
  article,
  saveDraft,
  savedAt,
  uploadImage,
  onUploadsChange,
}: {
  article: { id: number; document: RichTextDocument };
  saveDraft: (document: RichTextDocument) => void;
  savedAt: string;
  uploadImage: RichTextEditorProps['uploadImage'];
  onUploadsChange: (count: number) => void;
}) {
  return (
    <RichTextEditor
      key={article.id}
      label="Article"
      lang="en"
      leastWords={500}
      hasPaywall
      defaultValue={article.document}
      onChange={saveDraft}
      status={`Saved at ${savedAt}`}
      uploadImage={uploadImage}
      onUploadsChange={onUploadsChange}
    />
  );
}
