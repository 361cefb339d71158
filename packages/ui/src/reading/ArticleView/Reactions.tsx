import { Suspense, lazy, useState } from 'react';
import { Banner } from '../../status/Banner/index.ts';
import { Icon } from '../../foundations/Icon/index.ts';
import { ThumbsDown, ThumbsUp } from '../../icons.ts';
import { Link } from '../../foundations/Link/index.ts';
import type { ScreenText } from '../../screens/screenText.ts';
import { ToggleButton } from '../../actions/ToggleButton/index.ts';
import { formatCount } from '@rostra/i18n';
import { useUiLocale } from '../../foundations/TextProvider/index.ts';
import type { DislikeReason } from './articleViewData.ts';
import * as styles from './Reactions.css.ts';

const DislikeReasons = lazy(() => import('./DislikeReasons.tsx'));

export interface ReactionsProps {
  /** The screens' texts in the reader's language. */
  t: ScreenText;
  /** Count of all readers, including this one. */
  likes: number;
  /** Count of all readers, including this one. */
  dislikes: number;
  /** The reader's own reaction. */
  mine: 'like' | 'dislike' | 'none';
  /** Reasons for a dislike, from the dictionary. */
  reasons: readonly DislikeReason[];
  /** The login address, set for visitors: reacting shows the login prompt instead. */
  loginHref?: string | undefined;
  /** @default false */
  isPending?: boolean | undefined;
  /** `none` removes the reaction. `reasons` holds dictionary IDs for a dislike and is empty otherwise. */
  onReact: (reaction: 'like' | 'dislike' | 'none', reasons: string[]) => void;
}

/** Like, or dislike with at least one reason. A visitor is asked to log in (AUTH-30). */
export function Reactions({
  t,
  likes,
  dislikes,
  mine,
  reasons,
  loginHref,
  isPending = false,
  onReact,
}: ReactionsProps) {
  const locale = useUiLocale();
  const [open, setOpen] = useState<'none' | 'login' | 'reasons'>('none');

  const like = () => {
    if (loginHref !== undefined) return setOpen('login');
    setOpen('none');
    onReact(mine === 'like' ? 'none' : 'like', []);
  };
  const dislike = () => {
    if (loginHref !== undefined) return setOpen('login');
    if (mine === 'dislike') return onReact('none', []);
    setOpen(open === 'reasons' ? 'none' : 'reasons');
  };

  return (
    <div className={styles.reactions}>
      <p className={styles.question}>{t('article.reactions.label')}</p>
      <div className={styles.buttons}>
        <ToggleButton
          isSelected={mine === 'like'}
          isPending={isPending}
          aria-label={t('article.reactions.likeNamed', { count: formatCount(likes, locale) })}
          onPress={like}
        >
          <Icon icon={ThumbsUp} />
          <span>{formatCount(likes, locale)}</span>
        </ToggleButton>
        <ToggleButton
          isSelected={mine === 'dislike'}
          isPending={isPending}
          aria-label={t('article.reactions.dislikeNamed', { count: formatCount(dislikes, locale) })}
          onPress={dislike}
        >
          <Icon icon={ThumbsDown} />
          <span>{formatCount(dislikes, locale)}</span>
        </ToggleButton>
      </div>
      {open === 'login' && loginHref !== undefined && (
        <div className={styles.below}>
          <Banner
            isAnnounced
            actions={<Link href={loginHref}>{t('article.reactions.login')}</Link>}
          >
            {t('article.reactions.loginPrompt')}
          </Banner>
        </div>
      )}
      {open === 'reasons' && (
        <Suspense fallback={null}>
          <DislikeReasons
            t={t}
            reasons={reasons}
            onSend={(chosen) => {
              setOpen('none');
              onReact('dislike', chosen);
            }}
            onCancel={() => setOpen('none')}
          />
        </Suspense>
      )}
    </div>
  );
}
