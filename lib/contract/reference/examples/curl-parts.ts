/** What stands after the path of an example, and the lines of curl after the address: for some by when it is read. */
export type CurlParts = { query: string; lines: string[] | ((now: Date) => string[]) };
