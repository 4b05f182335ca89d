export declare const toAscii: (code: string) => string;
