/** Notes a refusal of the part at a path. */
export type Refuse = (path: (string | number)[], message: string) => void;
