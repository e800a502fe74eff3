import { showLogo } from "#lib/http/pages/show-logo.ts";

export const GET = async (request: Request, { params }: { params: Promise<{ accountId: string; name: string }> }) =>
	showLogo(request, await params);
