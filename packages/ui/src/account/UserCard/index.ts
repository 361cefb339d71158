export * from './UserCard.tsx';
export * from './userCardData.ts';
export type { Following } from '../../layout/CardParts/FollowButton.tsx';
