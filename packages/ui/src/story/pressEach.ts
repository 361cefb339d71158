const PRESSED =
  'button, summary, [role="button"], [role="tab"], [role="menuitem"], input[type="checkbox"], input[type="radio"]';

/** Buttons that look the same do the same to their component: the days of a month, the rows of a list. */
const MOST_OF_A_LOOK = 2;

/**
 * Presses the buttons of a page one after the other, also those that a press brings, and few of those that look alike.
 *
 * @param root whose buttons are pressed
 * @param run presses and waits until the page shows what came of it
 */
export async function pressEach(
  root: Element,
  run: (press: () => void) => Promise<void>,
): Promise<void> {
  const pressed = new Set<Element>();
  const looks = new Map<string, number>();
  const nextOf = () =>
    [...root.querySelectorAll<HTMLElement>(PRESSED)].find((button) => {
      const count = looks.get(lookOf(button)) ?? 0;
      return !pressed.has(button) && count < MOST_OF_A_LOOK;
    });
  for (let button = nextOf(); button; button = nextOf()) {
    pressed.add(button);
    looks.set(lookOf(button), (looks.get(lookOf(button)) ?? 0) + 1);
    const press = button.click.bind(button);
    await run(press);
  }
}

const lookOf = ({ tagName, className, parentElement }: Element): string =>
  [tagName, className, parentElement?.className].join(' ');
