import { Heading } from '../../foundations/Heading/index.ts';
import { Link } from '../../foundations/Link/index.ts';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './LegalText.css.ts';

export interface LegalTextProps extends RootProps {
  /** The page's only level 1 heading. */
  title: string;
  /** The version: "Version 20260901". */
  version: string;
  /** One paragraph before the chapters. */
  intro: string;
  /** The heading of the list of chapters. */
  contents: string;
  /** `id` names the chapter's anchor, `section-<id>`: keep it stable, since other pages link to it. */
  chapters: readonly { id: string; title: string; paragraphs: readonly string[] }[];
}

/** The prefix keeps a chapter's ID apart from the page's own, such as `content`. */
const sectionId = (id: string): string => `section-${id}`;

/** A long legal text with links to its chapters. */
export function LegalText({ title, version, intro, contents, chapters, ...root }: LegalTextProps) {
  return (
    <div {...rootProps(root, styles.page)}>
      {chapters.length > 0 && (
        <nav aria-label={contents} className={styles.contents}>
          <p className={styles.contentsTitle}>{contents}</p>
          <ol className={styles.list}>
            {chapters.map((chapter) => (
              <li key={chapter.id}>
                <Link href={`#${sectionId(chapter.id)}`} emphasis="quiet" size="sm">
                  {chapter.title}
                </Link>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <article className={styles.text}>
        <Heading level={1} size="title-lg">
          {title}
        </Heading>
        <p className={styles.version}>{version}</p>
        <p className={styles.paragraph}>{intro}</p>
        {chapters.map((chapter, index) => (
          <section key={chapter.id} id={sectionId(chapter.id)} className={styles.chapter}>
            <Heading level={2} size="title-sm">{`${index + 1}. ${chapter.title}`}</Heading>
            {chapter.paragraphs.map((paragraph) => (
              <p key={paragraph} className={styles.paragraph}>
                {paragraph}
              </p>
            ))}
          </section>
        ))}
      </article>
    </div>
  );
}
