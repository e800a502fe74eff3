import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { applySteps } from "#lib/domain/drafts/editing/apply-steps.ts";
import { openDesk } from "#lib/domain/drafts/editing/open-editor.ts";
import { addRecipient } from "#lib/domain/drafts/testing/steps.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { makeUserContext } from "#lib/testing/user-context.ts";
import { addAuthentication } from "../changing/add-authentication.ts";
import { changeAccessCode } from "../changing/change-access-code.ts";
import { removeAuthentication } from "../changing/remove-authentication.ts";

useTestDatabase();

const [MIA, BEN] = [randomUUID(), randomUUID()];

/** A draft of Mia and Ben. */
async function makeDraft(context: UserContext) {
	const documentId = randomUUID();
	const steps = [
		addRecipient({ order: "a0", name: "Mia Chen", email: "mia@example.com" }, MIA),
		addRecipient({ order: "a1", email: "ben@example.com" }, BEN),
	];
	await applySteps(context, { documentId, baseVersion: 0, clientId: randomUUID(), steps });
	return { documentId };
}

it("sets, changes and takes away what a draft's recipient is to prove, as steps that every desk gets", async () => {
	const context = await makeUserContext();
	const { documentId } = await makeDraft(context);
	const asked = { accessCode: null, tries: null, frequency: null, phoneNumber: null } as const;
	const mia = { email: "mia@example.com", order: null };
	const ben = { email: "BEN@example.com", order: 2 };
	const recipientOf = async (id: string) => (await openDesk(context, { documentId })).state?.recipients[id];
	const codes = () => db().draftAccessCode.findMany({ where: { documentId } });

	await addAuthentication(context, {
		documentId,
		who: mia,
		method: "AccessCode",
		...asked,
		accessCode: "K7",
		tries: 3,
	});
	const first = (await codes())[0];
	expect(first?.recipientId).toBe(MIA);
	expect(await recipientOf(MIA)).toMatchObject({
		authentication: { method: "AccessCode", tries: 3, frequency: null },
		hasAccessCode: true,
	});
	await changeAccessCode(context, { documentId, who: mia, accessCode: "K8" });
	expect((await codes())[0]?.hash).not.toBe(first?.hash);
	const phoneNumber = { countryCode: "+33", number: "698765432" };
	await addAuthentication(context, { documentId, who: ben, method: "SMSOTP", ...asked, phoneNumber });
	expect(await recipientOf(BEN)).toMatchObject({ authentication: { method: "SMSOTP" }, phone: "+33 698765432" });
	const typed = { email: null, phone: { countryCode: "33", number: "06 98 76 54 32" }, order: null };
	await removeAuthentication(context, { documentId, who: typed });
	expect(await recipientOf(BEN)).toMatchObject({ authentication: null });

	await expect(removeAuthentication(context, { documentId, who: ben })).rejects.toMatchObject({ code: "Conflict" });
	const unset = changeAccessCode(context, { documentId, who: ben, accessCode: "K9" });
	await expect(unset).rejects.toMatchObject({ code: "Conflict" });
	const number = addAuthentication(context, { documentId, who: mia, method: "SMSOTP", ...asked });
	await expect(number).rejects.toMatchObject({ fields: { PhoneNumber: {} } });
	const before = (await codes())[0]?.hash;
	for (const who of [
		{ email: null, order: null },
		{ email: null, phone: { countryCode: "+33", number: null }, order: 1 },
	]) {
		const unnamed = changeAccessCode(context, { documentId, who, accessCode: "K9" });
		await expect(unnamed).rejects.toMatchObject({ fields: { EmailId: ["EmailId is required."] } });
	}
	expect((await codes())[0]?.hash).toBe(before);
	const nobody = { email: "ida@example.com", order: null };
	const unknown = addAuthentication(context, { documentId, who: nobody, method: "EmailOTP", ...asked });
	await expect(unknown).rejects.toMatchObject({ fields: { EmailId: {} } });
	const later = changeAccessCode(context, { documentId, who: { ...mia, order: 7 }, accessCode: "K9" });
	await expect(later).rejects.toMatchObject({ fields: { Order: {} } });
	expect(await db().auditEvent.count({ where: { documentId, type: { startsWith: "Auth" } } })).toBe(0);
});
