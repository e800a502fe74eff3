import type { KoaContextWithOIDC } from "oidc-provider";
import { currentCall } from "./call.ts";
import { renderServerError } from "./pages.ts";

/**
 * Has a failure of ours told in words of ours, with the number that leads to the log, wherever the library
 * has put its own: in a page, in a program's answer, or in the redirect to the application.
 */
export async function tellServerError(ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> {
	await next();
	// Within the characters of RFC 6749 section 5.2.
	const sentence = `Something went wrong on our side. Quote ${currentCall().context.requestId} when you ask for help.`;
	const body: unknown = ctx.body;
	if (isServerError(body)) ctx.body = { ...body, error_description: sentence };
	const location = ctx.response.get("location");
	if (URL.canParse(location)) {
		const target = new URL(location);
		if (target.searchParams.get("error") !== "server_error") return;
		target.searchParams.set("error_description", sentence);
		ctx.set("location", target.href);
		return;
	}
	if (ctx.status === 500 && !body) {
		renderServerError(ctx, sentence);
		ctx.status = 500;
	}
}

function isServerError(body: unknown): body is { error: string } {
	return typeof body === "object" && body !== null && "error" in body && body.error === "server_error";
}
