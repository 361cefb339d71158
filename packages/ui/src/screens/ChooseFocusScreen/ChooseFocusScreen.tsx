import { Banner } from '../../status/Banner/index.ts';
import { Button } from '../../actions/Button/index.ts';
import { ErrorState } from '../../status/ErrorState/index.ts';
import { FocusPicker } from '../../account/FocusPicker/index.ts';
import type { FocusOption } from '../../account/FocusPicker/index.ts';
import { Heading } from '../../foundations/Heading/index.ts';
import { Inline } from '../../layout/Inline/index.ts';
import { Skeleton } from '../../status/Skeleton/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { Text } from '../../foundations/Text/index.ts';
import type { ScreenText } from '../screenText.ts';
import { page } from '../pageFrame.css.ts';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './ChooseFocusScreen.css.ts';

export interface ChooseFocusScreenProps extends RootProps {
  /** The screens' texts in the reader's language. */
  t: ScreenText;
  /** Undefined while the lists load. */
  industries: readonly FocusOption[] | undefined;
  /** Undefined while the lists load. */
  markets: readonly FocusOption[] | undefined;
  /** The lists failed to load. */
  hasFailed: boolean;
  /** Loads the lists again. */
  onRetry: () => void;
  /** Ids of both lists; the button waits for at least one. */
  chosen: { industries: readonly number[]; markets: readonly number[] };
  /** Receives the changed list, with all its ids. */
  onChange: (chosen: { industries?: number[]; markets?: number[] }) => void;
  /** Called only while at least one is chosen. */
  onSubmit: () => void;
  /** The choice is being saved. */
  isPending: boolean;
  /** Why the choice was not saved. */
  problem?: string | undefined;
}

/** /signup/chooseFocus: industries and markets to follow, at least one (AUTH-12). */
export function ChooseFocusScreen(props: ChooseFocusScreenProps) {
  const { t, industries, markets, chosen, onChange } = props;
  const count = chosen.industries.length + chosen.markets.length;
  return (
    <div {...rootProps(props, page)}>
      <div className={styles.root}>
        <Stack gap={8}>
          <Stack gap={2}>
            <Heading level={1} size="title-lg">
              {t('auth.focus.title')}
            </Heading>
            <Text tone="secondary">{t('auth.focus.lead')}</Text>
          </Stack>
          {props.hasFailed ? (
            <ErrorState onRetry={props.onRetry} />
          ) : industries === undefined || markets === undefined ? (
            <Skeleton shape="control" count={4} isAnnounced />
          ) : (
            <>
              <FocusPicker
                label={t('auth.focus.industries')}
                options={industries}
                value={chosen.industries}
                onChange={(value) => onChange({ industries: value })}
              />
              <FocusPicker
                label={t('auth.focus.markets')}
                options={markets}
                value={chosen.markets}
                onChange={(value) => onChange({ markets: value })}
              />
            </>
          )}
          {props.problem !== undefined && (
            <Banner tone="danger" isAnnounced>
              {props.problem}
            </Banner>
          )}
          <Inline gap={4}>
            <Button
              size="lg"
              isDisabled={count === 0}
              isPending={props.isPending}
              onPress={props.onSubmit}
            >
              {t('auth.focus.submit')}
            </Button>
            <Text size="sm" tone="secondary">
              {count === 0 ? t('auth.focus.atLeastOne') : t('auth.focus.chosen', { count })}
            </Text>
          </Inline>
        </Stack>
      </div>
    </div>
  );
}
