/** Screens of the library and of the contract, by their titles. */
export const isScreen = (id: string): boolean => id.startsWith('screens-');
