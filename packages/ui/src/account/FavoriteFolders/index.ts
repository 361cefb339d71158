export * from './FavoriteFolders.tsx';
export * from './folderName.ts';
