import { addressesIn } from './addressesIn.ts';
import * as styles from './ChatPanel.css.ts';

/** A message's text with its addresses as links. Each opens in a new tab that gets no referrer. */
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
