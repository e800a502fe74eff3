import { openCopyLink } from "#lib/domain/documents/downloading/copy-link.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { downloadResponse } from "../answering/download-response.ts";
import { defineEndpoint } from "../define-endpoint.ts";
import { limitLinkCalls, signingCall } from "../signing/define-signing-route.ts";
import { isFormOf, requireOwnPage } from "../signing/own-page.ts";

/** The sealed file for a CC recipient, by the form of the page that their email links to. */
export const downloadCopy = defineEndpoint<{ token: string }>(
	async (request, { token }) => {
		requireOwnPage(request);
		const download = await openCopyLink(signingCall(request.headers), token).catch(async (error: unknown) => {
			if (error instanceof AppError && error.code === "LinkUnusable") await limitLinkCalls(request.headers);
			throw error;
		});
		return downloadResponse(download);
	},
	{
		instead(error, request, { token }) {
			if (error.code !== "LinkUnusable" || !isFormOf(request)) return null;
			// The page says what has become of the link.
			const location = `/copies/${encodeURIComponent(token)}`;
			return new Response(null, { status: 303, headers: { location, "cache-control": "no-store" } });
		},
	},
);
