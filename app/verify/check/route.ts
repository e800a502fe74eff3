import { verifyUpload } from "#lib/http/verify-upload.ts";

export const POST = verifyUpload;
