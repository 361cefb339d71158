/** The changes that a test makes to a rendered story. */
export interface ShownLook {
  theme: string;
  scheme: 'light' | 'dark';
}

let shown: ShownLook | null = null;
const followers = new Set<() => void>();

/** The look that stories are shown in instead of the toolbar's; null is the toolbar's. */
export const shownLook = {
  current: (): ShownLook | null => shown,
  follow: (follower: () => void): (() => void) => {
    followers.add(follower);
    return () => followers.delete(follower);
  },
  applyLook: (next: ShownLook | null): void => {
    shown = next;
    for (const follower of followers) follower();
  },
};
