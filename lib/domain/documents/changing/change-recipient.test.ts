import { expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { makeSigningDocument, type TestSigner } from "#lib/testing/signing-document.ts";
import { makeUserContext } from "#lib/testing/user-context.ts";
import { changeRecipient } from "./change-recipient.ts";

useTestDatabase();

async function make(row: TestSigner["row"] = {}) {
	const { accountId, documentId, people } = await makeSigningDocument([{ name: "Wanda", row }]);
	const context = await makeUserContext({ accountId, role: "Admin" });
	return { context, documentId, signerId: people[0]?.signerId ?? "" };
}

const signerOf = (id: string) => db().signer.findUniqueOrThrow({ where: { id } });

it("takes the place that a page names, of somebody who is reached in some way", async () => {
	const { context, documentId, signerId } = await make();
	const replace = (person: { newSignerEmail: string | null; signerId?: string }) =>
		changeRecipient(context, {
			...{ documentId, signerId, newSignerName: "Ida", phoneNumber: null, reason: "" },
			...person,
		});
	for (const newSignerEmail of [null, "ida@example", `${"i".repeat(250)}@example.com`]) {
		await expect(replace({ newSignerEmail })).rejects.toMatchObject({ fields: { NewSignerEmail: {} } });
	}
	const nobody = replace({ newSignerEmail: "ida@example.com", signerId: documentId });
	await expect(nobody).rejects.toMatchObject({ code: "NotFound" });
	await replace({ newSignerEmail: "ida@example.com" });
	expect(await signerOf(signerId)).toMatchObject({ name: "Ida", email: "ida@example.com", deliveryMode: "Email" });
	await db().signer.update({ where: { id: signerId }, data: { status: "Completed" } });
	await expect(replace({ newSignerEmail: "eve@example.com" })).rejects.toMatchObject({ code: "Conflict" });
});

it("who signs in person needs no address: the host has one, and is asked however the new person gets a code", async () => {
	const host = { hostName: "Hugo", hostEmail: "hugo@example.com" };
	const row = { type: "InPersonSigner", authenticationType: "SMSOTP", phoneCountryCode: "+33", ...host } as const;
	const { context, documentId, signerId } = await make({ ...row, phoneNumber: "612345678" });
	const phoneNumber = { countryCode: "+33", number: "687654321" };
	const replace = (newSignerName: string) =>
		changeRecipient(context, {
			...{ documentId, signerId, newSignerName, newSignerEmail: null, phoneNumber, reason: "" },
		});
	await replace("Ida");
	expect(await signerOf(signerId)).toMatchObject({
		...{ name: "Ida", email: "hugo@example.com", hostEmail: "hugo@example.com" },
		...{ deliveryMode: "Email", phoneNumber: "687654321" },
	});
	await replace("Eve");
	const events = await db().auditEvent.findMany({
		where: { documentId, type: "RecipientChanged" },
		orderBy: { seq: "asc" },
	});
	expect(events.map(({ data }) => data)).toMatchObject([
		{ from: "wanda@example.com", fromName: "Wanda", to: "+33687654321", toName: "Ida" },
		{ from: "+33687654321", fromName: "Ida", to: "+33687654321", toName: "Eve" },
	]);
});
