import { expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { visitorContext } from "#lib/domain/context.ts";
import { getSigningPage } from "#lib/domain/signing/get-signing-page.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { deliverMail } from "#lib/testing/outbox-mail.ts";
import { makeSigningDocument } from "#lib/testing/signing-document.ts";

useTestDatabase();

const PROFILE = {
	name: "Harbour Homes",
	postalAddress: "1 Quay Street\nBristol",
	website: "https://harbour.example",
	contactEmail: "hello@harbour.example",
};

it("whoever is asked to sign finds out whom the request comes from, and why they may decline", async () => {
	const made = await makeSigningDocument([{ name: "Mia" }]);
	const [mia] = made.people;
	if (!mia) throw new Error("Nobody is asked.");
	const seen = async () => {
		const page = await getSigningPage(visitorContext(), mia.token);
		const mail = await deliverMail({
			...{ kind: "reminder", accountId: made.accountId, documentId: made.documentId, signerId: mia.signerId },
		});
		return page.state === "open" ? { ...page, text: mail?.text ?? "" } : null;
	};
	expect(await seen()).toMatchObject({ organisation: null, view: { declineReasons: [] } });
	const declineReasons = ["Too dear", "Wrong person"];
	await db().account.update({ where: { id: made.accountId }, data: { ...PROFILE, declineReasons } });
	const after = await seen();
	expect(after).toMatchObject({ organisation: PROFILE, view: { declineReasons } });
	expect(after?.text.replaceAll(/[\u2068\u2069]/g, "")).toContain(
		"Harbour Homes, 1 Quay Street, Bristol · https://harbour.example · hello@harbour.example",
	);
});
