import { declineRequest } from "#lib/contract/signing/requests.ts";
import { declineDocument } from "#lib/domain/signing/decline-document.ts";
import { cutText } from "#lib/fields/values/cut-text.ts";
import { defineEndpoint, type Route } from "#lib/http/define-endpoint.ts";
import { readSmallForm } from "#lib/http/reading/read-small-body.ts";
import { storableInput } from "#lib/http/reading/storable-input.ts";
import { backToPage } from "./back-to-page.ts";
import { defineSigningCall, requireSigner, type SigningParams } from "./define-signing-route.ts";
import { limitSignerWrites } from "./limit-signer.ts";
import { isFormOf, requireOwnPage } from "./own-page.ts";

const MAX_FORM_BYTES = 20_000;

const declineByCall = defineSigningCall(declineRequest, declineDocument);

/** A signer refuses: by a call of the page's, or by its form where there are no scripts, which is led back to the page. */
export const declineRoute: Route<SigningParams> = (request, route) =>
	isFormOf(request) ? declineByForm(request, route) : declineByCall(request, route);

const declineByForm = defineEndpoint<SigningParams>(
	async (request, { token }) => {
		requireOwnPage(request);
		const context = await requireSigner(request, token);
		await limitSignerWrites(context);
		const reason = storableInput(reasonOf(await readSmallForm(request, MAX_FORM_BYTES)));
		await declineDocument(context, declineRequest.parse({ reason }));
		return backToPage(token);
	},
	{
		instead(error, _, { token }) {
			if (error.code === "ValidationError") return backToPage(token, "#decline-needed");
			// The page says what has become of the document or the link.
			return error.code === "LinkUnusable" || error.code === "Conflict" ? backToPage(token) : null;
		},
	},
);

/** What was chosen, own words, or both. */
function reasonOf(form: URLSearchParams): string {
	const [chosen, words] = ["reason", "words"].map((name) => (form.get(name) ?? "").trim());
	return cutText([chosen, words].filter(Boolean).join(": "), 2000);
}
