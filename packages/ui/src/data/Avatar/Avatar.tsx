import { hashOf } from './hashOf.ts';
import { initialsOf } from './initialsOf.ts';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './Avatar.css.ts';

export interface AvatarProps extends RootProps {
  /** The person's or organization's name, from which initials and tint are derived. */
  name: string;
  /** A photo; without it, initials are shown in a tinted circle. */
  src?: string | undefined;
  /** 28, 36, 56 or 88 px. @default 'md' */
  size?: 'sm' | 'md' | 'lg' | 'xl' | undefined;
  /** Organizations get a rounded square. @default 'person' */
  kind?: 'person' | 'organization' | undefined;
}

const tints = ['brand', 'accent', 'neutral', 'vip'] as const;

/** A photo or initials. Decorative: the name must be shown next to it as text. */
export function Avatar({ name, src, size = 'md', kind = 'person', ...root }: AvatarProps) {
  const tint = tints[hashOf(name) % tints.length] ?? 'brand';
  return (
    <span {...rootProps(root, styles.avatar({ size, kind, tint }))} aria-hidden>
      {src === undefined ? (
        initialsOf(name)
      ) : (
        <img className={styles.image} src={src} alt="" loading="lazy" decoding="async" />
      )}
    </span>
  );
}
