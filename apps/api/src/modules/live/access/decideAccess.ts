// The types of the decision of the meetings module, for the files of this folder.
export type { AccessGround, AccessRefusal } from '#modules/meetings/index.ts';
