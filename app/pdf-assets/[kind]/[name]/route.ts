import { openPdfAsset } from "#lib/http/pages/pdf-asset.ts";

export const GET = async (_: Request, { params }: { params: Promise<{ kind: string; name: string }> }) =>
	openPdfAsset(await params);
