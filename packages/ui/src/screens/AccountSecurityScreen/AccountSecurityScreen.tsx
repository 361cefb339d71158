import type { ReactNode } from 'react';
import { Banner } from '../../status/Banner/index.ts';
import { Button } from '../../actions/Button/index.ts';
import { Card } from '../../layout/Card/index.ts';
import { Form } from '../../forms/Form/index.ts';
import { Heading } from '../../foundations/Heading/index.ts';
import { Inline } from '../../layout/Inline/index.ts';
import { PaymentPasswordSetup } from '../../money/PaymentPasswordSetup/index.ts';
import type { PaymentPasswordSetupProps } from '../../money/PaymentPasswordSetup/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { Tag } from '../../status/Tag/index.ts';
import { Text } from '../../foundations/Text/index.ts';
import { PersonalCenterLayout } from '../PersonalCenterLayout/index.ts';
import * as styles from './AccountSecurityScreen.css.ts';

export interface AccountSecurityScreenProps extends PaymentPasswordSetupProps {
  /** The personal center's menu. */
  menu: ReactNode;
  /** One is set: the form changes it. */
  hasPaymentPassword: boolean;
  /** The form is open. */
  isEditing: boolean;
  /** Opens the form. */
  onEdit: () => void;
  /** Closes the form; the app forgets what was typed. */
  onCancel: () => void;
  /** Called on each submit: shows the values' problems and returns whether there are none. */
  check?: (() => boolean) | undefined;
  /** Called on the button and on Enter, once the values have no problem. */
  onSubmit: () => void;
  /** The form is pending: it can't be sent twice. */
  isPending: boolean;
  /** A problem outside the fields. */
  problem?: string | undefined;
  /** The action just completed. */
  outcome: 'set' | 'changed' | null;
}

/** /personalCenter/accountSecurity: the payment password, set or changed (PROF-17). */
export function AccountSecurityScreen({ ref, className, ...props }: AccountSecurityScreenProps) {
  const { t, menu, hasPaymentPassword, isEditing, outcome } = props;
  return (
    <PersonalCenterLayout
      ref={ref}
      className={className}
      menu={menu}
      title={t('personalCenter.security.title')}
    >
      {outcome !== null && (
        <Banner tone="success" isAnnounced>
          {t(
            outcome === 'set' ? 'personalCenter.security.saved' : 'personalCenter.security.changed',
          )}
        </Banner>
      )}
      <Card as="section" padding={6}>
        <Stack gap={5}>
          <Inline justify="between" gap={4}>
            <Stack gap={1}>
              <Inline gap={2}>
                <Heading level={2} size="md">
                  {t('personalCenter.security.paymentPassword')}
                </Heading>
                <Tag tone={hasPaymentPassword ? 'success' : 'neutral'}>
                  {t(
                    hasPaymentPassword
                      ? 'personalCenter.security.set'
                      : 'personalCenter.security.notSet',
                  )}
                </Tag>
              </Inline>
              <Text size="sm" tone="secondary">
                {t('personalCenter.security.lead')}
              </Text>
            </Stack>
            {!isEditing && (
              <Button emphasis="outline" tone="neutral" onPress={props.onEdit}>
                {t(
                  hasPaymentPassword
                    ? 'personalCenter.security.changeAction'
                    : 'personalCenter.security.setAction',
                )}
              </Button>
            )}
          </Inline>
          {isEditing && (
            <div className={styles.form}>
              <Form
                onSubmit={props.onSubmit}
                check={props.check}
                label={t('personalCenter.security.paymentPassword')}
              >
                <Stack gap={5}>
                  <PaymentPasswordSetup {...props} />
                  {props.problem !== undefined && (
                    <Banner tone="danger" isAnnounced>
                      {props.problem}
                    </Banner>
                  )}
                  <Inline gap={3}>
                    <Button type="submit" isPending={props.isPending}>
                      {t(
                        hasPaymentPassword
                          ? 'personalCenter.security.saveChanged'
                          : 'personalCenter.security.saveNew',
                      )}
                    </Button>
                    <Button emphasis="ghost" tone="neutral" onPress={props.onCancel}>
                      {t('personalCenter.security.cancel')}
                    </Button>
                  </Inline>
                </Stack>
              </Form>
            </div>
          )}
        </Stack>
      </Card>
    </PersonalCenterLayout>
  );
}
