import { visitorContext } from "#lib/domain/context.ts";
import { openAppLogo } from "#lib/domain/oauth-apps/app-logo.ts";

/** The picture of an application for its consent page. */
export async function appLogoResponse(appId: string): Promise<Response> {
	const logo = await openAppLogo(visitorContext(), appId);
	if (!logo) return new Response(null, { status: 404, headers: { "Cache-Control": "no-store" } });
	return new Response(new Uint8Array(logo), {
		headers: {
			"Content-Type": "image/png",
			"Cache-Control": "private, max-age=60",
			"X-Content-Type-Options": "nosniff",
			"Content-Security-Policy": "sandbox; default-src 'none'",
		},
	});
}
