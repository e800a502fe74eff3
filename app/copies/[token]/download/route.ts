import { downloadCopy } from "#lib/http/pages/download-copy.ts";

export const POST = async (request: Request, { params }: { params: Promise<{ token: string }> }) =>
	downloadCopy(request, await params);
