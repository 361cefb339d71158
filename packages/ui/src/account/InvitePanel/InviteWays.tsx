import { Copy, Share2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../actions/Button/index.ts';
import { Icon } from '../../foundations/Icon/index.ts';
import { QrCode } from '../../data/QrCode/index.ts';
import { usePersonalText } from '../../foundations/TextProvider/usePersonalText.ts';
import type { InvitePanelProps } from './InvitePanelProps.ts';
import * as styles from './InvitePanel.css.ts';

type InviteWaysProps = Pick<InvitePanelProps, 'code' | 'address' | 'copy' | 'share'>;

/** Code, link and QR code of the same invitation. */
export function InviteWays({ code, address, copy, share }: InviteWaysProps) {
  const t = usePersonalText();
  const [received, setNotice] = useState<'copied' | 'notCopied' | null>(null);
  const take = (text: string) => () => {
    // Clears the message, so that a second copy is announced again.
    setNotice(null);
    copy(text).then(
      () => setNotice('copied'),
      () => setNotice('notCopied'),
    );
  };
  return (
    <div className={styles.ways}>
      <dl className={`${styles.list} ${styles.note}`}>
        <div>
          <dt className={styles.name}>{t('invite.code')}</dt>
          <dd className={styles.line}>
            <span className={styles.code} translate="no">
              {code}
            </span>
            <Button size="sm" emphasis="outline" tone="neutral" onPress={take(code)}>
              <Icon icon={Copy} size="sm" />
              <span>{t('invite.copyCode')}</span>
            </Button>
          </dd>
        </div>
        <div>
          <dt className={styles.name}>{t('invite.link')}</dt>
          <dd className={styles.list}>
            <span className={styles.address} translate="no">
              {address}
            </span>
            <span className={styles.line}>
              <Button onPress={take(address)}>
                <Icon icon={Copy} size="sm" />
                <span>{t('invite.copyLink')}</span>
              </Button>
              {share && (
                <Button
                  emphasis="outline"
                  tone="neutral"
                  onPress={() => {
                    // Closing the share sheet is not an error.
                    share().catch(() => undefined);
                  }}
                >
                  <Icon icon={Share2} size="sm" />
                  <span>{t('invite.share')}</span>
                </Button>
              )}
            </span>
            <span
              role="status"
              className={`${styles.notice} ${received === 'notCopied' ? styles.notNotified : ''}`}
            >
              {received && t(`invite.${received}`)}
            </span>
          </dd>
        </div>
      </dl>
      <div className={styles.scan}>
        <QrCode value={address} label={t('invite.qr')} size="lg" />
        <span>{t('invite.scan')}</span>
      </div>
    </div>
  );
}
