export declare const componentsOf: (text: string) => string[];
export declare const changesets: () => { id: string; text: string }[];
