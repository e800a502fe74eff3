import { showLogo } from "#lib/http/show-logo.ts";

export const GET = async (_: Request, { params }: { params: Promise<{ accountId: string; name: string }> }) =>
	showLogo(await params);
