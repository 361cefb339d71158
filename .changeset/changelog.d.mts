declare const changelog: {
  getReleaseLine: (changeset: { id: string; summary: string }) => string;
  getDependencyReleaseLine: (
    changesets: readonly unknown[],
    updated: readonly { name: string; newVersion: string }[],
  ) => string;
};
export default changelog;
