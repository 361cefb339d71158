export * from './LiveStateBadge.tsx';
