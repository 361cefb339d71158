/** Runs a function on each item, with a limited number at once. */
export async function inBatches<Item>(
  items: Iterable<Item>,
  atOnce: number,
  act: (item: Item) => Promise<void>,
): Promise<void> {
  const open = Array.from(items).values();
  const work = async (): Promise<void> => {
    for (const item of open) await act(item);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
