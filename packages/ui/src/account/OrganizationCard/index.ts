export * from './OrganizationCard.tsx';
export * from './organizationCardData.ts';
