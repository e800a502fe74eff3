import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { getDocumentProperties } from "#lib/domain/documents/viewing/get-document-properties.ts";
import { byOrder } from "#lib/draft/order-keys.ts";
import { makeCaller, sendTo } from "#lib/testing/api-caller.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { queuedMails } from "#lib/testing/signing-document.ts";
import { makeUserContext } from "#lib/testing/user-context.ts";
import { applySteps } from "../editing/apply-steps.ts";
import { openDesk } from "../editing/open-editor.ts";
import { sendFromDesk } from "../sending/send-from-editor.ts";
import { setTitle } from "../testing/steps.ts";

useTestDatabase();

/** What is left of a document that could not be sent when its time came: a draft by its state, with rows. */
async function makeFailed() {
	const caller = await makeCaller();
	const scheduledSendTime = Math.floor(Date.now() / 1000) + 7_200;
	const people = [{ emailAddress: "ada@example.com" }, { emailAddress: "ben@example.com" }];
	const documentId = await sendTo(caller, people, {
		scheduledSendTime: String(scheduledSendTime),
	});
	await db().document.update({
		where: { id: documentId },
		data: { status: "Draft", scheduledFor: null },
	});
	return {
		documentId,
		context: await makeUserContext({ accountId: caller.accountId }),
	};
}

const clientId = randomUUID();

/** What the interface says of it; a draft has its fields in the order they are filled in, a request in any. */
async function propertiesOf(context: UserContext, documentId: string) {
	const { signerDetails, ...rest } = await getDocumentProperties(context, { documentId });
	const sorted = signerDetails.map(({ formFields, ...signer }) => ({
		...signer,
		formFields: formFields.toSorted((a, b) => a.id.localeCompare(b.id)),
	}));
	return { ...rest, signerDetails: sorted };
}

it("opens what could not be sent with its people, files and fields, and sends it as it was changed", async () => {
	const { documentId, context } = await makeFailed();
	const fields = await db().documentField.count({ where: { documentId } });
	const step = setTitle("Changed");
	const early = applySteps(context, {
		documentId,
		baseVersion: 0,
		clientId,
		steps: [step],
	});
	await expect(early).rejects.toMatchObject({ code: "NotFound" });
	expect(await db().signer.count({ where: { documentId } })).toBe(2);

	const shown = await propertiesOf(context, documentId);
	const { state, version } = await openDesk(context, { documentId });
	if (!state) throw new Error("The whole draft is opened.");
	const people = byOrder(state.recipients).map((id) => state.recipients[id]?.email);
	expect(people).toEqual(["ada@example.com", "ben@example.com"]);
	expect(Object.values(state.fields)).toHaveLength(fields);
	expect(Object.values(state.files)).toHaveLength(1);
	expect(await db().signer.count({ where: { documentId } })).toBe(0);
	expect((await openDesk(context, { documentId })).version).toBe(version);

	expect(await propertiesOf(context, documentId)).toEqual(shown);

	const changed = await applySteps(context, {
		documentId,
		baseVersion: version,
		clientId,
		steps: [step],
	});
	expect(changed).toMatchObject({ version: version + 1, refused: [] });
	await sendFromDesk(context, {
		documentId,
		version: version + 1,
		sendAt: null,
	});
	const sent = await db().document.findUniqueOrThrow({
		where: { id: documentId },
	});
	expect(sent).toMatchObject({ status: "InProgress", title: "Changed" });
	expect(await db().documentField.count({ where: { documentId } })).toBe(fields);
	expect(await queuedMails(documentId)).toEqual(["please-sign", "please-sign"]);
});
