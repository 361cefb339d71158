import { formatSize } from '../../reading/ArticleView/formatSize.ts';
import { Icon } from '../../foundations/Icon/index.ts';
import { Download, FileText, LinkIcon } from '../../icons.ts';
import { Link } from '../../foundations/Link/index.ts';
import { PlainButton } from '../../actions/Press/PlainButton.tsx';
import { SectionHead } from '../../layout/SectionHead/index.ts';
import type { ScreenText } from '../../screens/screenText.ts';
import { Text } from '../../foundations/Text/index.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/index.ts';
import * as styles from './EventMaterials.css.ts';

/** A file that can be opened. */
export interface EventFile {
  id: number;
  name: string;
  /** Size in bytes. */
  size: number;
  fileUrl: string;
}

/** A link to another site. */
export interface EventLink {
  id: number;
  name: string;
  href: string;
}

/** A link to an article on the site. */
export interface EventNote {
  id: number;
  title: string;
  /** The article's language. */
  lang: string;
  href: string;
}

export interface EventMaterialsProps {
  /** The screens' texts in the reader's language. */
  t: ScreenText;
  /** Files; the section is left out if empty. */
  files: readonly EventFile[];
  /** Links to other sites; the section is left out if empty. */
  links: readonly EventLink[];
  /** Articles about the event; the section is left out if empty. */
  notes: readonly EventNote[];
  /** Opens a file by its address. */
  onOpenFile: (fileUrl: string) => void;
}

/** An event's files, links and notes; empty sections are left out (EVT-17 to 19). */
export function EventMaterials({ t, files, links, notes, onOpenFile }: EventMaterialsProps) {
  return (
    <>
      {files.length > 0 && (
        <section aria-labelledby="event-files">
          <SectionHead id="event-files" title={t('registration.files.title')} />
          <ul>
            {files.map(({ id, name, size, fileUrl }) => (
              <li key={id} className={styles.row}>
                <PlainButton
                  className={styles.file}
                  data-print="text"
                  onPress={() => onOpenFile(fileUrl)}
                >
                  <Icon icon={FileText} />
                  <span className={styles.name} dir="auto">
                    {name}
                  </span>
                  <Text as="span" size="sm" tone="muted" isTabular>
                    {formatSize(size)}
                  </Text>
                  <Icon icon={Download} size="sm" />
                  <VisuallyHidden>{` ${t('registration.access.opensNew')}`}</VisuallyHidden>
                </PlainButton>
              </li>
            ))}
          </ul>
        </section>
      )}
      {links.length > 0 && (
        <section aria-labelledby="event-links">
          <SectionHead id="event-links" title={t('registration.files.links')} />
          <ul>
            {links.map(({ id, name, href }) => (
              <li key={id} className={styles.row}>
                <span className={styles.line}>
                  <Icon icon={LinkIcon} />
                  <Link href={href} target="_blank" rel="noopener noreferrer">
                    <bdi>{name}</bdi>
                    <VisuallyHidden>{` ${t('registration.access.opensNew')}`}</VisuallyHidden>
                  </Link>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {notes.length > 0 && (
        <section aria-labelledby="event-notes">
          <SectionHead id="event-notes" title={t('registration.files.notes')} />
          <ul>
            {notes.map(({ id, title, lang, href }) => (
              <li key={id} className={styles.row}>
                <Link href={href} lang={lang}>
                  <bdi>{title}</bdi>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
