export * from './IdentityStatus.tsx';
export * from './identityState.ts';
