/** An upload that stands in a temp directory of its request. */
export type ReceivedFile = { path: string; fileName: string; sizeBytes: number };
