import { comeFromProvider } from "#lib/http/pages/provider-route.ts";

type Route = { params: Promise<{ accountId: string }> };

export async function GET(request: Request, { params }: Route): Promise<Response> {
	return comeFromProvider(request, (await params).accountId);
}
