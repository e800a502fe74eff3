import { openPdfAsset } from "#lib/http/pdf-asset.ts";

export const GET = async (_: Request, { params }: { params: Promise<{ kind: string; name: string }> }) =>
	openPdfAsset(await params);
