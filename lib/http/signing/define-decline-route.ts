import { declineRequest } from "#lib/contract/signing/requests.ts";
import { declineDocument } from "#lib/domain/signing/decline-document.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { cutText } from "#lib/fields/values/cut-text.ts";
import { presentError } from "#lib/http/answering/present-error.ts";
import { readSmallForm } from "#lib/http/reading/read-small-body.ts";
import { storableInput } from "#lib/http/reading/storable-input.ts";
import { backToPage } from "./back-to-page.ts";
import { defineSigningCall, requireSigner, type SigningParams } from "./define-signing-route.ts";
import { limitSignerWrites } from "./limit-signer.ts";
import { isFormOf, requireOwnPage } from "./own-page.ts";

const MAX_FORM_BYTES = 20_000;

const declineByCall = defineSigningCall(declineRequest, declineDocument);

/** A signer refuses: by a call of the page's, or by its form where there are no scripts, which is led back to the page. */
export async function declineRoute(request: Request, route: { params: Promise<SigningParams> }): Promise<Response> {
	if (!isFormOf(request)) return declineByCall(request, route);
	const { token } = await route.params;
	try {
		requireOwnPage(request);
		const context = await requireSigner(request, token);
		await limitSignerWrites(context);
		const reason = storableInput(reasonOf(await readSmallForm(request, MAX_FORM_BYTES)));
		await declineDocument(context, declineRequest.parse({ reason }));
		return backToPage(token);
	} catch (error) {
		if (!(error instanceof AppError)) return presentError(error, crypto.randomUUID());
		if (error.code === "ValidationError") return backToPage(token, "#decline-needed");
		// The page says what has become of the document or the link.
		if (error.code === "LinkUnusable" || error.code === "Conflict") return backToPage(token);
		return presentError(error, crypto.randomUUID());
	}
}

/** What was chosen, own words, or both. */
function reasonOf(form: URLSearchParams): string {
	const [chosen, words] = ["reason", "words"].map((name) => (form.get(name) ?? "").trim());
	return cutText([chosen, words].filter(Boolean).join(": "), 2000);
}
