import { Button } from '../../actions/Button/index.ts';
import { Icon } from '../../foundations/Icon/index.ts';
import { Download, FileText, Lock } from '../../icons.ts';
import type { ScreenText } from '../../screens/screenText.ts';
import { SectionHead } from '../../layout/SectionHead/index.ts';
import type { ArticleFile } from './articleViewData.ts';
import { formatSize } from './formatSize.ts';
import * as styles from './Attachments.css.ts';

export interface AttachmentsProps {
  /** The screens' texts in the reader's language. */
  t: ScreenText;
  /** Renders nothing if empty; files without an address show a lock. */
  files: readonly ArticleFile[];
  /** Gets the file's address from the server; called only for files that the reader may open. */
  onDownload: (fileUrl: string) => void;
}

/** The article's files; those not accessible yet keep their position and show a lock. */
export function Attachments({ t, files, onDownload }: AttachmentsProps) {
  if (files.length === 0) return null;
  return (
    <section className={styles.section}>
      <SectionHead title={t('article.attachments.title')} />{' '}
      <ul>
        {files.map(({ name, size, fileUrl }) => (
          <li key={name} className={styles.file}>
            <Icon icon={FileText} />
            <span className={styles.name} dir="auto">
              {name}
            </span>{' '}
            <span className={styles.size}>{formatSize(size)}</span>{' '}
            {fileUrl === null ? (
              <span className={styles.locked}>
                <Icon icon={Lock} size="sm" />
                <span>{t('article.attachments.locked')}</span>
              </span>
            ) : (
              <Button
                size="sm"
                tone="neutral"
                emphasis="outline"
                aria-label={t('article.attachments.downloadNamed', { name })}
                onPress={() => onDownload(fileUrl)}
              >
                <Icon icon={Download} size="sm" />
                <span>{t('article.attachments.download')}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
