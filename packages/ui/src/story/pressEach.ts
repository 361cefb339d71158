const PRESSED =
  'button, summary, [role="button"], [role="tab"], [role="menuitem"], input[type="checkbox"], input[type="radio"]';

/**
 * Presses the buttons of a page one after the other, also those that a press adds, and one of those
 * that look alike.
 *
 * @param root the element whose buttons are pressed
 * @param run presses and waits until the page shows the result
 */
export async function pressEach(
  root: Element,
  run: (press: () => void) => Promise<void>,
): Promise<void> {
  const looks = new Set<string>();
  const nextOf = () =>
    [...root.querySelectorAll<HTMLElement>(PRESSED)].find((one) => !looks.has(lookOf(one)));
  for (let button = nextOf(); button; button = nextOf()) {
    looks.add(lookOf(button));
    const press = button.click.bind(button);
    await run(press);
  }
}

/** Buttons that look the same do the same: the days of a month, the rows of a list. */
const lookOf = ({ tagName, className, parentElement }: Element): string =>
  [tagName, className, parentElement?.className].join(' ');
