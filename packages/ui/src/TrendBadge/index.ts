export * from './TrendBadge.tsx';
