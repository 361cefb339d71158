/**
 * Leads to where a link points. The link answers the press at once (`data-following`, see the base
 * styles); the screen is made after that is painted and may take as long as it needs.
 */
export function followLink(link: HTMLAnchorElement, navigate: () => void | Promise<void>): void {
  if (link.dataset['following'] !== undefined) return;
  link.dataset['following'] = '';
  const follow = async (): Promise<void> => {
    try {
      await navigate();
    } finally {
      delete link.dataset['following'];
    }
  };
  requestAnimationFrame(() => setTimeout(() => void follow()));
}
