import { formatSize } from '../ArticleView/formatSize.ts';
import { Icon } from '../Icon/index.ts';
import { Download, FileText, LinkIcon } from '../icons.ts';
import { Link } from '../Link/index.ts';
import { PlainButton } from '../Press/PlainButton.tsx';
import { SectionHead } from '../SectionHead/index.ts';
import type { ScreenText } from '../screens/screenText.ts';
import { Text } from '../Text/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './EventMaterials.css.ts';

/** A file to open. */
export interface EventFile {
  id: number;
  name: string;
  /** Bytes. */
  size: number;
  fileUrl: string;
}

/** A page elsewhere. */
export interface EventLink {
  id: number;
  name: string;
  href: string;
}

/** An article of the site. */
export interface EventNote {
  id: number;
  title: string;
  /** The language it is written in. */
  lang: string;
  href: string;
}

export interface EventMaterialsProps {
  /** The screens' texts in the reader's language. */
  t: ScreenText;
  /** Files of the site; without any the part is left out. */
  files: readonly EventFile[];
  /** Pages elsewhere; without any the part is left out. */
  links: readonly EventLink[];
  /** Articles about the event; without any the part is left out. */
  notes: readonly EventNote[];
  /** Opens a file of the site. */
  onOpenFile: (fileUrl: string) => void;
}

/** What belongs to an event: files, links, notes; a kind without any is left out (EVT-17 to 19). */
export function EventMaterials({ t, files, links, notes, onOpenFile }: EventMaterialsProps) {
  return (
    <>
      {files.length > 0 && (
        <section aria-labelledby="event-files">
          <SectionHead id="event-files" title={t('registration.files.title')} />
          <ul>
            {files.map(({ id, name, size, fileUrl }) => (
              <li key={id} className={styles.row}>
                <PlainButton className={styles.file} onPress={() => onOpenFile(fileUrl)}>
                  <Icon icon={FileText} />
                  <span className={styles.name} dir="auto">
                    {name}
                  </span>
                  <Text as="span" size="sm" tone="muted" isTabular>
                    {formatSize(size)}
                  </Text>
                  <Icon icon={Download} size="sm" />
                  <VisuallyHidden>{` (${t('registration.access.opensNew')})`}</VisuallyHidden>
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
                    <VisuallyHidden>{` (${t('registration.access.opensNew')})`}</VisuallyHidden>
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
