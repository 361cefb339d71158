/** The part of Storybook's preview that lists every story. */
interface StorybookPreview {
  storyStoreValue?: { storyIndex?: { entries?: Record<string, { name: string; title: string }> } };
}

/** Only letters and digits: `with a problem` and `With A Problem` are one name. */
const plain = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/**
 * Returns the address of the story of one state of the component on show, which the sidebar hides.
 * Undefined outside of Storybook, and for a state without a story of its name.
 *
 * @param state its name in `X.states.ts`
 */
export function stateHref(state: string): string | undefined {
  const preview = (globalThis as { __STORYBOOK_PREVIEW__?: StorybookPreview })
    .__STORYBOOK_PREVIEW__;
  const entries = preview?.storyStoreValue?.storyIndex?.entries;
  const shown = new URLSearchParams(globalThis.location?.search ?? '').get('id')?.split('--')[0];
  if (!entries || shown === undefined) return undefined;
  const id = Object.keys(entries).find(
    (each) => each.startsWith(`${shown}--`) && plain(entries[each]?.name ?? '') === plain(state),
  );
  return id === undefined ? undefined : `./?path=/story/${id}`;
}
