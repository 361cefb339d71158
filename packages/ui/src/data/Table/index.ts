export * from './Table.tsx';
export type { TableSort } from './TableHead.tsx';
