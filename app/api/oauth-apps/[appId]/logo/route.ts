import { appLogoResponse } from "#lib/http/oidc/app-logo.ts";

type Route = { params: Promise<{ appId: string }> };

export async function GET(_request: Request, { params }: Route): Promise<Response> {
	return appLogoResponse((await params).appId);
}
