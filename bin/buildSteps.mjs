/** Signs of the site's build in the output of turbo, and the step that each one starts. */
const STEPS = [
  [/building client environment/, '1 of 3: the pages for browsers (about a minute)'],
  [/building ssr environment/, '2 of 3: the pages for the server (about half a minute)'],
  [/dist\/server\/entryServer/, '3 of 3: compressing (a few seconds)'],
];

/**
 * Notices the steps of the site's build.
 * @param {(step: string) => void} show receives each step once, when it starts
 * @returns {(line: string) => void} takes the lines of the build's output
 */
export const noticeSteps = (show) => {
  const rest = [...STEPS];
  return (line) => {
    const [sign, step] = rest[0] ?? [];
    if (sign === undefined || !sign.test(line)) return;
    rest.shift();
    show(step);
  };
};
