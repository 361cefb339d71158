/** The faces that `fonts.css` brings; of any other name a reader gets what the system has. */
export const deliveredFonts = {
  text: ['Hanken Grotesk', 'Source Sans 3'],
  reading: ['Newsreader', 'Source Serif 4'],
} as const;
