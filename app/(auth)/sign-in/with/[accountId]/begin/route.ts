import { goToProvider } from "#lib/http/pages/provider-route.ts";

type Route = { params: Promise<{ accountId: string }> };

export async function GET(request: Request, { params }: Route): Promise<Response> {
	return goToProvider(request, (await params).accountId);
}
