/** What stands after the path of an example, and the lines of curl after the address. */
export type CurlParts = { query: string; lines: string[] };
