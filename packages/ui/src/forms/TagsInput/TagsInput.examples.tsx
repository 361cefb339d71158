import { TagsInput } from '@rostra/ui/TagsInput';
import { TextField } from '@rostra/ui/TextField';
import { useState } from 'react';

/** Give the purpose and the limit, and let each word become a tag. */
export function Do() {
  const [tags, setTags] = useState<readonly string[]>(['energy storage', 'inverters']);
  return (
    <TagsInput
      label="Keywords"
      hint="Readers find the article by them."
      maxTags={5}
      tags={tags}
      onChange={setTags}
    />
  );
}

/** Ask for a list of words in one line of text. */
export const Dont = () => (
  <TextField
    label="Keywords"
    hint="Up to 5, separated by semicolons without spaces."
    defaultValue="energy storage;inverters"
  />
);

/** Up to five keywords of an article. */
export function Example() {
  const [tags, setTags] = useState<readonly string[]>([]);
  return (
    <TagsInput
      label="Keywords"
      hint="Readers find the article by them."
      placeholder="energy storage"
      maxTags={5}
      maxLength={20}
      tags={tags}
      onChange={setTags}
      isRequired
      name="keyword"
    />
  );
}
