/** The site's mark, 26 px, in the color of the text beside it. */
export const ConsoleMark = () => (
  <svg width="26" height="26" viewBox="0 0 32 32" aria-hidden>
    <circle cx="9.5" cy="6" r="4" fill="var(--ui-color-bg-accent)" />
    <path
      fill="currentColor"
      d="M3 12.5h26.5l-3 4.7H3zM3 19.7h21.9l-2.6 4H3zM3 26.2h17.7L18.2 30H3z"
    />
  </svg>
);
