import type { ReactNode } from 'react';
import { Avatar } from '../Avatar/index.ts';
import { Heading } from '../Heading/index.ts';
import { languageOf } from '../languageOf.ts';
import { Link } from '../Link/index.ts';
import { Text } from '../Text/index.ts';
import { FollowButton } from './FollowButton.tsx';
import type { Following } from './FollowButton.tsx';
import { wrapTexts } from '../wrapTexts.tsx';
import * as styles from './CardParts.css.ts';

interface CardHeadProps {
  /** Decides the shape of the picture. */
  kind: 'person' | 'organization';
  /** As it is shown. */
  name: string;
  /** Where it leads; null where there is nothing to open. */
  href: string | null;
  /** Photo or logo. */
  src: string | null | undefined;
  /** At the head of a page: larger. */
  isPage: boolean;
  /** Place of the name in the page's outline; without it the name is no heading. */
  level: 1 | 2 | 3 | undefined;
  /** Behind the name. */
  tags: ReactNode;
  /** Under it; left out where empty. */
  line: string;
  /** Without it there is no button. */
  following: Following | undefined;
  /** What else can be done. */
  actions: ReactNode;
}

/** Picture, name with its tags, the line under it, and what can be done at the end. */
export function CardHead(props: CardHeadProps) {
  const { kind, name, href, src, isPage, level, tags, line, following, actions } = props;
  const size = isPage ? 'lg' : 'md';
  const title = (
    <span lang={languageOf(name)} dir="auto">
      {href === null ? (
        name
      ) : (
        <Link href={href} emphasis="quiet">
          {name}
        </Link>
      )}
    </span>
  );
  return (
    <div className={styles.head}>
      <Avatar kind={kind} name={name} src={src ?? undefined} size={size} />
      <div className={styles.named}>
        <span className={styles.name}>
          {level === undefined ? (
            <Text as="strong" size={size} weight="strong">
              {title}
            </Text>
          ) : (
            <Heading level={level} size={isPage ? 'title-md' : 'md'}>
              {title}
            </Heading>
          )}
          {wrapTexts(tags)}
        </span>
        {line !== '' && (
          <Text size="sm" tone="secondary" dir="auto">
            {line}
          </Text>
        )}
      </div>
      <div className={styles.ends}>
        {following && <FollowButton name={name} following={following} />}
        {wrapTexts(actions)}
      </div>
    </div>
  );
}
