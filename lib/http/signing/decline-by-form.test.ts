import { expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { makeSigningDocument } from "#lib/testing/signing-document.ts";
import { declineRoute } from "./define-decline-route.ts";

useTestDatabase();

async function decline(form: Record<string, string>, headers: Record<string, string> = {}) {
	const made = await makeSigningDocument([{ name: "Mia" }, { name: "Omar" }]);
	const [mia] = made.people;
	if (!mia) throw new Error("Nobody is asked.");
	const request = new Request(`http://localhost/sign/${mia.token}/decline`, {
		method: "POST",
		headers: { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin", ...headers },
		body: new URLSearchParams(form),
	});
	const response = await declineRoute(request, { params: Promise.resolve({ token: mia.token }) });
	const { status, closeReason } = await db().document.findUniqueOrThrow({ where: { id: made.documentId } });
	return {
		at: response.headers.get("location"),
		code: response.status,
		status,
		closeReason,
		page: `/sign/${mia.token}`,
	};
}

it.each([
	["what was chosen", { reason: "Too dear", words: "" }, "Too dear"],
	["own words", { reason: "", words: " Not now. " }, "Not now."],
	["what was chosen with own words", { reason: "Too dear", words: "By half." }, "Too dear: By half."],
])("without scripts one declines with %s, and is led back to the page", async (_, form, closeReason) => {
	const { page, ...declined } = await decline(form);
	expect(declined).toEqual({ at: page, code: 303, status: "Declined", closeReason });
});

it("without a reason nothing is declined, and the page says what is missing", async () => {
	const { page, ...declined } = await decline({ reason: "", words: " " });
	expect(declined).toMatchObject({ at: `${page}#decline-needed`, code: 303, status: "InProgress" });
});

it("another site's form declines nothing", async () => {
	const declined = await decline(
		{ words: "Ha" },
		{ "sec-fetch-site": "cross-site", origin: "https://elsewhere.example" },
	);
	expect(declined).toMatchObject({ code: 403, status: "InProgress" });
});
