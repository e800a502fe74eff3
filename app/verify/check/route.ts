import { verifyUpload } from "#lib/http/pages/verify-upload.ts";

export const POST = verifyUpload;
