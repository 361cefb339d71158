import { addressesIn } from './addressesIn.ts';
import * as styles from './ChatPanel.css.ts';

/** What was written, with its addresses to follow; each opens beside the room and is told nothing of it. */
export function ChatText({ text }: { text: string }) {
  const pieces = addressesIn(text);
  if (pieces.length === 1 && pieces[0]?.href === undefined) return text;
  return pieces.map(({ text: part, href, at }) =>
    href === undefined ? (
      part
    ) : (
      <a
        key={at}
        className={styles.address}
        href={href}
        target="_blank"
        rel="noopener noreferrer nofollow"
      >
        {part}
      </a>
    ),
  );
}
