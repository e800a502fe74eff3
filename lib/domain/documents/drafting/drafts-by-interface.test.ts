import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { listDocumentsQuery } from "#lib/contract/documents/listing/list-documents.ts";
import type { PhoneNumber } from "#lib/contract/documents/sending/phone-number.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { applySteps } from "#lib/domain/drafts/editing/apply-steps.ts";
import { fetchSteps } from "#lib/domain/drafts/editing/fetch-steps.ts";
import { openDesk } from "#lib/domain/drafts/editing/open-editor.ts";
import { addRecipient, makeDraftField, setTitle, stepOf } from "#lib/domain/drafts/testing/steps.ts";
import type { DraftField } from "#lib/draft/draft-state.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { listView } from "#lib/testing/list-view.ts";
import { makeGroup } from "#lib/testing/make-group.ts";
import { makeUserContext } from "#lib/testing/user-context.ts";
import { changeRecipient } from "../changing/change-recipient.ts";
import { prefillFields } from "../changing/prefill-fields.ts";
import { listDocuments } from "../listing/list-documents.ts";
import { listForSender } from "../listing/list-for-sender.ts";

useTestDatabase();

const clientId = randomUUID();
const [MIA, BEN] = [randomUUID(), randomUUID()];

/** A draft of Mia, who has fields, and Ben; its version is known. */
async function makeDraft(context: UserContext, ...more: object[]) {
	const documentId = randomUUID();
	const field = (value: Partial<DraftField> & Pick<DraftField, "id" | "type">) =>
		stepOf({
			kind: "add",
			in: "fields",
			id: randomUUID(),
			value: makeDraftField(value.type, { recipientId: MIA, ...value }),
		});
	const steps = [
		setTitle("Lease"),
		addRecipient({ order: "a0", name: "Mia Chen", email: "mia@example.com" }, MIA),
		addRecipient(
			{ order: "a1", email: "ben@example.com", phone: "+33 6 12 34 56 78", deliveryMode: "EmailAndSMS" },
			BEN,
		),
		field({ id: "rent", type: "TextBox" }),
		field({ id: "name", type: "Name", value: "Mia Chen" }),
		field({ id: "yes", type: "RadioButton", groupName: "pets", value: "on" }),
		field({ id: "no", type: "RadioButton", groupName: "pets" }),
		field({ id: "sign", type: "Signature" }),
		field({ id: "photo", type: "Image" }),
		...more,
	];
	const { version, refused } = await applySteps(context, { documentId, baseVersion: 0, clientId, steps });
	expect(refused).toEqual([]);
	const filled = async (id: string) => {
		const { state } = await openDesk(context, { documentId });
		return Object.values(state?.fields ?? {}).find((one) => one.id === id)?.value;
	};
	return { documentId, version, filled };
}

const person = {
	newSignerName: "Ida Berg",
	newSignerEmail: "ida@example.com",
	phoneNumber: null,
	reason: "Moved",
	order: null,
};

it("lists a draft with its people, whoever asks, and finds it by their names and addresses", async () => {
	const context = await makeUserContext();
	const groupId = await makeGroup(context.principal.accountId, ["Ana"], "Agents");
	const { documentId } = await makeDraft(
		context,
		addRecipient({ order: "a2", groupId }),
		addRecipient({ order: "a3" }),
		addRecipient({ order: "Zz", type: "Copy", name: "Kim Copy", email: "copy@example.com" }),
		addRecipient({ order: "a4", type: "Copy", email: "" }),
	);
	for (const search of ["", "mia chen", "ben@example", "lease"]) {
		const { rows } = await listForSender(context, { view: listView({ filter: "all", search }), cursor: null });
		expect(rows.map((row) => [row.id, row.signingSlots.map(({ name }) => name)])).toEqual([
			[documentId, ["Mia Chen", "ben@example.com", "Agents"]],
		]);
	}
	const query = (more: object) => listDocuments(context, listDocumentsQuery.parse({ page: 1, ...more }));
	const { result } = await query({ searchKey: "mia@example.com" });
	expect(result).toMatchObject([
		{
			documentId,
			status: "Draft",
			displayStatus: "Draft",
			ccDetails: [{ emailAddress: "copy@example.com" }],
			signerDetails: [
				{
					signerName: "Mia Chen",
					signerEmail: "mia@example.com",
					signType: "Single",
					order: 1,
					status: "NotCompleted",
				},
				{ signerEmail: "ben@example.com", phoneNumber: { countryCode: "+33", number: "612345678" } },
				{ signerName: "Agents", signType: "Group", groupId, groupSigners: [] },
				{ signerName: "" },
			],
		},
	]);
	const found = async (recipients: string) => (await query({ recipients })).result.map((one) => one.documentId);
	expect(await found("MIA@example.com")).toEqual([documentId]);
	expect(await found("ia@example.com")).toEqual([]);
	expect((await query({ transmitType: "Received" })).result).toEqual([]);
});

it("prefills a draft's fields as one step, which whoever has its desk open gets", async () => {
	const context = await makeUserContext();
	const { documentId, version, filled } = await makeDraft(context);
	await prefillFields(context, {
		documentId,
		fields: [
			{ id: "rent", value: "1,200" },
			{ id: "no", value: "on" },
		],
	});
	const { steps, version: now } = await fetchSteps(context, { documentId, since: version });
	expect(now).toBe(version + 1);
	const changes = steps?.[0]?.operations.map((one) => [
		one.in,
		one.kind === "patch" && one.set,
		"was" in one && one.was,
	]);
	// The buttons of a group have no order among themselves.
	expect(changes).toHaveLength(3);
	expect(changes).toEqual(
		expect.arrayContaining([
			["fields", { value: "1,200" }, { value: null }],
			["fields", { value: "on" }, { value: null }],
			["fields", { value: "off" }, { value: "on" }],
		]),
	);
	expect([await filled("rent"), await filled("yes"), await filled("no")]).toEqual(["1,200", "off", "on"]);
	await prefillFields(context, { documentId, fields: [{ id: "rent", value: null }] });
	expect(await filled("rent")).toBeNull();
});

it("refuses what a send request would refuse, names it, and fills in nothing of that call", async () => {
	const context = await makeUserContext();
	const { documentId, version } = await makeDraft(context);
	const fill = (...fields: { id: string; value: string }[]) => prefillFields(context, { documentId, fields });
	const wrong = fill({ id: "rent", value: "1" }, { id: "sign", value: "Mia" }, { id: "gone", value: "1" });
	await expect(wrong).rejects.toMatchObject({
		code: "ValidationError",
		fields: { "Fields[1].Value": {}, "Fields[2].Id": {} },
	});
	const picture = `data:image/png;base64,${Buffer.from("no picture").toString("base64")}`;
	await expect(fill({ id: "photo", value: picture })).rejects.toMatchObject({ fields: { "Fields[0].Value": {} } });
	const other = await makeUserContext();
	const theirs = prefillFields(other, { documentId, fields: [{ id: "rent", value: "1" }] });
	await expect(theirs).rejects.toMatchObject({ code: "NotFound" });
	expect((await fetchSteps(context, { documentId, since: 0 })).version).toBe(version);
});

it("puts another person in a recipient's place with all fields, as a step", async () => {
	const context = await makeUserContext();
	const { documentId, version, filled } = await makeDraft(context);
	await changeRecipient(context, { documentId, oldSignerEmail: "Mia@example.com", ...person });
	const { steps } = await fetchSteps(context, { documentId, since: version });
	expect(steps).toHaveLength(1);
	const { state } = await openDesk(context, { documentId });
	expect(state?.recipients[MIA]).toMatchObject({
		name: "Ida Berg",
		email: "ida@example.com",
		deliveryMode: "Email",
		order: "a0",
	});
	expect(Object.values(state?.fields ?? {}).every((field) => field.recipientId === MIA)).toBe(true);
	expect(await filled("name")).toBe("Ida Berg");
	const { rows } = await listForSender(context, {
		view: listView({ filter: "all", search: "ida berg" }),
		cursor: null,
	});
	expect(rows.map((row) => row.id)).toEqual([documentId]);
});

it("puts nobody in a recipient's place to whom the code cannot be sent", async () => {
	const context = await makeUserContext();
	const host = { hostName: "Hugo", hostEmail: " hugo@example.com " };
	const proof = (method: "EmailOTP" | "SMSOTP") => ({ authentication: { method, tries: null, frequency: null } });
	const recipients = [
		{ order: "a2", type: "InPersonSigner", name: "Zoe", email: "zoe@example.com", ...host, ...proof("EmailOTP") },
		// What the host was stays behind when somebody signs by themselves after all.
		{ order: "a3", type: "Signer", name: "Kai", email: "kai@example.com", ...host, ...proof("EmailOTP") },
		{ order: "a4", type: "Signer", name: "Lia", email: "lia@example.com", ...proof("SMSOTP") },
	] as const;
	const { documentId } = await makeDraft(context, ...recipients.map((one) => addRecipient(one)));
	const replace = (name: string, newSignerEmail: string, phoneNumber: PhoneNumber | null = null) =>
		changeRecipient(context, {
			...{ documentId, oldSignerEmail: `${name}@example.com`, ...person, newSignerEmail, phoneNumber },
		});
	await expect(replace("zoe", "HUGO@example.com")).rejects.toMatchObject({ fields: { NewSignerEmail: {} } });
	await replace("zoe", "ida@example.com");
	await replace("kai", "hugo@example.com");
	await expect(replace("lia", "eve@example.com")).rejects.toMatchObject({ fields: { PhoneNumber: {} } });
	await replace("lia", "eve@example.com", { countryCode: "+33", number: "687654321" });
});

it("puts another person in the place of one of several who were entered, and leaves the others", async () => {
	const context = await makeUserContext();
	const several = [
		{ id: randomUUID(), name: "Zoe Quist", email: "zoe@example.com" },
		{ id: randomUUID(), name: "Omar Diaz", email: "omar@example.com" },
	];
	const id = randomUUID();
	const { documentId } = await makeDraft(context, addRecipient({ order: "a2", people: several }, id));
	const replace = (more: object) =>
		changeRecipient(context, { documentId, oldSignerEmail: "ZOE@example.com", ...person, ...more });
	for (const newSignerEmail of ["omar@example.com", "mia@example.com", null]) {
		await expect(replace({ newSignerEmail })).rejects.toMatchObject({ fields: { NewSignerEmail: {} } });
	}
	await expect(replace({ order: 1 })).rejects.toMatchObject({ fields: { Order: {} } });
	await replace({ order: 3 });
	const { state } = await openDesk(context, { documentId });
	expect(state?.recipients[id]?.people).toEqual([
		{ ...several[0], name: "Ida Berg", email: "ida@example.com" },
		several[1],
	]);
});

it("finds the former one by number and order, and refuses whoever is not there or signs already", async () => {
	const context = await makeUserContext();
	const { documentId } = await makeDraft(context);
	const oldPhoneNumber = { countryCode: "+33", number: "612345678" };
	const byNumber = { documentId, oldSignerEmail: null, oldPhoneNumber };
	await expect(changeRecipient(context, { ...byNumber, ...person, order: 1 })).rejects.toMatchObject({
		fields: { Order: {} },
	});
	await expect(
		changeRecipient(context, { ...byNumber, ...person, newSignerEmail: "mia@example.com" }),
	).rejects.toMatchObject({ fields: { NewSignerEmail: {} } });
	await expect(
		changeRecipient(context, { documentId, oldSignerEmail: "nobody@example.com", ...person }),
	).rejects.toMatchObject({ fields: { OldSignerEmail: {} } });
	await changeRecipient(context, { ...byNumber, ...person, order: 2 });
	const { state } = await openDesk(context, { documentId });
	expect(state?.recipients[BEN]).toMatchObject({ email: "ida@example.com", phone: "", deliveryMode: "Email" });
});

it("takes a call in somebody's name as meant for a draft that is to go out in it", async () => {
	const context = await makeUserContext();
	const onBehalfOf = "Luca@Example.com";
	const inName = stepOf({ kind: "patch", in: "document", set: { onBehalfOf }, was: {} });
	const { documentId, filled } = await makeDraft(context, inName);
	const fields = [{ id: "rent", value: "900" }];
	const other = prefillFields(context, { documentId, fields, onBehalfOf: "ana@example.com" });
	await expect(other).rejects.toMatchObject({ fields: { OnBehalfOf: {} } });
	await prefillFields(context, { documentId, fields, onBehalfOf: "luca@example.com" });
	expect(await filled("rent")).toBe("900");
});

it("is found by the name of a group, whose people are chosen when it is sent", async () => {
	const context = await makeUserContext();
	const groupId = await makeGroup(context.principal.accountId, ["Mia Chen"], "Legal team");
	const [documentId, id] = [randomUUID(), randomUUID()];
	await applySteps(context, { documentId, baseVersion: 0, clientId, steps: [addRecipient({ groupId }, id)] });
	const found = async () => {
		const query = listDocumentsQuery.parse({ page: 1, searchKey: "legal te" });
		return (await listDocuments(context, query)).result.map((one) => one.documentId);
	};
	expect(await found()).toEqual([documentId]);
	const gone = stepOf({ kind: "patch", in: "recipients", id, set: { groupId: null }, was: {} });
	await applySteps(context, { documentId, baseVersion: 1, clientId, steps: [gone] });
	expect(await found()).toEqual([]);

	const people = ["ida@example.com", " OMAR@example.com"].map((email) => ({ id: randomUUID(), name: "", email }));
	const entered = stepOf({ kind: "patch", in: "recipients", id, set: { people, name: "Legal team" }, was: {} });
	await applySteps(context, { documentId, baseVersion: 2, clientId, steps: [entered] });
	expect(await found()).toEqual([documentId]);
	const sentTo = async (recipients: string) =>
		(await listDocuments(context, listDocumentsQuery.parse({ page: 1, recipients }))).result.length;
	expect([await sentTo("omar@example.com"), await sentTo("mia@example.com")]).toEqual([1, 0]);
});
