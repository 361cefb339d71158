const NAME = 'rostra.live.music';

/** Whether the reader wants music while he waits; kept for every room of this browser. */
export function wantsMusic(): boolean {
  try {
    return localStorage.getItem(NAME) !== 'off';
  } catch {
    return true;
  }
}

/** Keeps the choice, where the browser keeps anything. */
export function keepMusic(isOn: boolean): void {
  try {
    localStorage.setItem(NAME, isOn ? 'on' : 'off');
  } catch {
    // Without a memory it holds as long as the page.
  }
}
