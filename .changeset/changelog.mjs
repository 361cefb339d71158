import { changesets, componentsOf } from './components.mjs';

const indented = (lines) => lines.map((line) => (line === '' ? '' : `  ${line}`));

/** A line of CHANGELOG.md: component names first, so that their users find it. */
const getReleaseLine = ({ id, summary }) => {
  const text = changesets().find((changeset) => changeset.id === id)?.text;
  const components = text === undefined ? [] : componentsOf(text);
  const [first = '', ...more] = summary.trim().split('\n');
  const head = components.length > 0 ? `**${components.join(', ')}**: ` : '';
  return [`- ${head}${first}`, ...indented(more)].join('\n');
};

const getDependencyReleaseLine = (_, updated) =>
  updated.length === 0
    ? ''
    : `- Needs ${updated.map(({ name, newVersion }) => `${name} ${newVersion}`).join(', ')}`;

export default { getReleaseLine, getDependencyReleaseLine };
