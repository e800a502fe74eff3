import { downloadCopy } from "#lib/http/pages/download-copy.ts";

export const POST = downloadCopy;
