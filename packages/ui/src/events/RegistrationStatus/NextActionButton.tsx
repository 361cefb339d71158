import { Button } from '../../actions/Button/index.ts';
import { LinkButton } from '../../actions/LinkButton/index.ts';
import type { ScreenText } from '../../screens/screenText.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/index.ts';

/** The one next action: a link, or an action of the page. */
export interface NextAction {
  label: string;
  href?: string | undefined;
  /** The link leads to another site, in a new tab. */
  opensNewTab?: boolean | undefined;
  onPress?: (() => void) | undefined;
  isPending?: boolean | undefined;
  /** Accent joins a live session. @default 'brand' */
  tone?: 'brand' | 'accent' | 'neutral' | undefined;
}

export interface NextActionButtonProps {
  /** The screens' texts in the reader's language. */
  t: ScreenText;
  /** A link where it has an address, else a button. */
  action: NextAction;
  /** As for `Button`. */
  size: 'md' | 'lg';
  /** As wide as its container. @default false */
  isFull?: boolean | undefined;
}

/** The next action as the only button of its container. */
export function NextActionButton({ t, action, size, isFull = false }: NextActionButtonProps) {
  const { label, href, opensNewTab = false, onPress, isPending = false, tone = 'brand' } = action;
  const look = {
    size,
    isFull,
    tone,
    emphasis: tone === 'neutral' ? 'outline' : 'filled',
  } as const;
  if (href === undefined)
    return (
      <Button {...look} isPending={isPending} onPress={() => onPress?.()}>
        {label}
      </Button>
    );
  return (
    <LinkButton
      {...look}
      href={href}
      {...(opensNewTab ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
    >
      <span>{label}</span>
      {opensNewTab && <VisuallyHidden>{` ${t('registration.access.opensNew')}`}</VisuallyHidden>}
    </LinkButton>
  );
}
