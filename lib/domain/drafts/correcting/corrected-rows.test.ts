import { randomUUID } from "node:crypto";
import { afterAll, expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { extendExpiry } from "#lib/domain/documents/ending/extend-expiry.ts";
import type { DraftChange } from "#lib/draft/draft-step.ts";
import { byOrder, keyAtEnd, keyBetween } from "#lib/draft/order-keys.ts";
import { closePdfPool } from "#lib/pdf/close-pdf-pool.ts";
import { change, fieldOf, lookAt, makeSent, openCorrected, personOf, sign } from "#lib/testing/correcting-document.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { makeGroup } from "#lib/testing/make-group.ts";
import { queuedMails } from "#lib/testing/signing-document.ts";
import { DAY_MS } from "#lib/units.ts";
import { makeRecipient } from "../testing/steps.ts";
import { applyCorrection } from "./apply-correction.ts";

useTestDatabase();
afterAll(closePdfPool);

const PICTURE = `data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGD4DwABBAEAX+XDSwAAAABJRU5ErkJggg==`;

it("puts a group in a person's place, corrects what each of it fills in, and leaves it alone once one has signed", async () => {
	const { caller, context, documentId } = await makeSent(["Ana", "Ben"]);
	const groupId = await makeGroup(caller.accountId, ["Mia Chen", "Omar Diaz"]);
	const desk = await openCorrected(context, documentId);
	const ben = fieldOf(desk.state, "Ben box");
	const set = { groupId, name: "", email: "" };
	const patch = { kind: "patch", in: "recipients", id: ben.recipientId, set } as const;
	await applyCorrection(context, { documentId, version: await change(context, documentId, desk, [patch]) });
	const people = await db().signer.findMany({ where: { documentId }, orderBy: { position: "asc" } });
	expect(people.map(({ name, activatedAt }) => [name, activatedAt !== null])).toEqual([
		["Ana", true],
		["Mia Chen", true],
		["Omar Diaz", true],
	]);
	expect(await db().documentField.count({ where: { documentId, fieldId: "Ben box" } })).toBe(2);

	const again = await openCorrected(context, documentId);
	const theirs = fieldOf(again.state, "Ben box");
	const label = { kind: "patch", in: "fields", id: theirs.key, set: { label: "City" } } as const;
	await applyCorrection(context, { documentId, version: await change(context, documentId, again, [label]) });
	const fields = await db().documentField.findMany({ where: { documentId, fieldId: "Ben box" } });
	expect(fields.map(({ definition }) => Object(definition).label)).toEqual(["City", "City"]);
	expect(new Set(fields.map(({ signerId }) => signerId)).size).toBe(2);

	const last = await openCorrected(context, documentId);
	const omar = await personOf(documentId, "Omar Diaz");
	const state = await change(context, documentId, last, [{ ...label, set: { label: "Town" } }]);
	expect(await sign(omar.link, 2)).toEqual({ outcome: "signed" });
	await expect(applyCorrection(context, { documentId, version: state })).rejects.toMatchObject({
		conflicts: [{ why: "signed", in: "fields", id: theirs.key, property: "label" }],
	});
	const { facts } = await lookAt(context, documentId);
	expect(facts.correction?.fixedRecipients).toContain(theirs.recipientId);
});

it("keeps links and entries of those entered who stay, and asks who comes instead of another", async () => {
	const { context, documentId } = await makeSent(["Ana", "Ben"]);
	const desk = await openCorrected(context, documentId);
	const { recipientId } = fieldOf(desk.state, "Ben box");
	const entered = (name: string) => ({ id: randomUUID(), name, email: `${name.toLowerCase()}@example.com` });
	const put = (id: string, people: object[]) =>
		({ kind: "patch", in: "recipients", id, set: { people, name: "", email: "" } }) as DraftChange;
	const first = await change(context, documentId, desk, [put(recipientId, [entered("Mia"), entered("Omar")])]);
	await applyCorrection(context, { documentId, version: first });
	const omar = await personOf(documentId, "Omar");

	const again = await openCorrected(context, documentId);
	const theirs = fieldOf(again.state, "Ben box").recipientId;
	const people = again.state.recipients[theirs]?.people ?? [];
	expect(people.map(({ name }) => name)).toEqual(["Mia", "Omar"]);
	const second = await change(context, documentId, again, [put(theirs, [...people.slice(1), entered("Ida")])]);
	await applyCorrection(context, { documentId, version: second });
	const rows = await db().signer.findMany({ where: { documentId }, orderBy: { position: "asc" } });
	expect(rows.map(({ name, groupName }) => [name, groupName])).toEqual([
		["Ana", null],
		["Omar", "Omar or Ida"],
		["Ida", "Omar or Ida"],
	]);
	expect(rows[1]?.id).toBe(people[1]?.id);
	expect(await sign(omar.link, 2)).toEqual({ outcome: "signed" });
});

it("reckons the time from when it was sent, refuses one that is over, and keeps the time that was given meanwhile", async () => {
	const { context, documentId } = await makeSent(["Ana"]);
	const sentAt = new Date(Date.now() - 5 * DAY_MS);
	await db().document.update({ where: { id: documentId }, data: { sentAt } });
	const desk = await openCorrected(context, documentId);
	const days = (expiryValue: number) =>
		({ kind: "patch", in: "document", set: { expiryDateType: "Days", expiryValue } }) as const;
	const over = await change(context, documentId, desk, [days(3)]);
	await expect(applyCorrection(context, { documentId, version: over })).rejects.toMatchObject({
		fields: { ExpiryValue: expect.anything() },
	});
	const fine = await change(context, documentId, await lookAt(context, documentId), [days(10)]);
	await applyCorrection(context, { documentId, version: fine });
	const expiresAt = new Date(sentAt.getTime() + 10 * DAY_MS);
	expect(await db().document.findUnique({ where: { id: documentId } })).toMatchObject({ expiresAt });

	const again = await openCorrected(context, documentId);
	const version = await change(context, documentId, again, [days(8)]);
	const at = new Date(Date.now() + 60 * DAY_MS);
	await extendExpiry(context, { documentId, expiry: { kind: "instant", at }, warnPrior: null });
	await expect(applyCorrection(context, { documentId, version })).rejects.toMatchObject({
		conflicts: [
			{ why: "changed", in: "document", property: "expiryValue", sentence: { key: "correctionExpiryChanged" } },
		],
	});
});

it("stores a new picture, keeps one that nobody changed, tells who gets a copy from now on, and no one who wants no mail of it", async () => {
	const switches = JSON.stringify({ editDocument: false });
	const { context, documentId } = await makeSent(["Ana"], { RecipientNotificationSettings: switches });
	const desk = await openCorrected(context, documentId);
	const box = fieldOf(desk.state, "Ana box");
	const version = await change(context, documentId, desk, [
		{ kind: "patch", in: "fields", id: box.key, set: { type: "Image", value: PICTURE } },
		{
			kind: "add",
			in: "recipients",
			id: randomUUID(),
			value: makeRecipient({ type: "Copy", email: "copy@example.com" }),
		},
	]);
	await applyCorrection(context, { documentId, version });
	const stored = await db().documentField.findFirstOrThrow({ where: { documentId } });
	expect(stored).toMatchObject({ type: "Image", valueKey: expect.any(String), valueAt: null });
	expect(await queuedMails(documentId)).toEqual(["copy-sent", "please-sign"]);

	const again = await openCorrected(context, documentId);
	expect(fieldOf(again.state, "Ana box").value).toMatch(/^data:image\//);
	const moved = { ...box.bounds, x: 200 };
	const next = await change(context, documentId, again, [
		{ kind: "patch", in: "fields", id: box.key, set: { bounds: moved } },
	]);
	await applyCorrection(context, { documentId, version: next });
	const { valueKey, value } = stored;
	expect(await db().documentField.findFirst({ where: { documentId } })).toMatchObject({ valueKey, value });
});

it("keeps the name and place of those who receive a copy, and their row when only these change", async () => {
	const { context, documentId } = await makeSent(["Ana", "Ben"]);
	const copies = async () =>
		(await db().carbonCopy.findMany({ where: { documentId } })).map(({ id: _id, ...row }) => row);
	const desk = await openCorrected(context, documentId);
	const [ana, ben] = Object.values(desk.state.recipients);
	const between = keyBetween(ana?.order ?? null, ben?.order ?? null);
	const kim = makeRecipient({ type: "Copy", order: between, name: "Kim Lee", email: "kim@example.com" });
	const version = await change(context, documentId, desk, [
		{ kind: "add", in: "recipients", id: randomUUID(), value: kim },
	]);
	await applyCorrection(context, { documentId, version });
	expect(await copies()).toEqual([{ documentId, email: "kim@example.com", name: "Kim Lee", position: 1 }]);

	const again = await openCorrected(context, documentId);
	expect(byOrder(again.state.recipients).map((id) => again.state.recipients[id]?.name)).toEqual([
		"Ana",
		"Kim Lee",
		"Ben",
	]);
	const id = byOrder(again.state.recipients)[1] ?? "";
	const set = { name: "Kim Low", order: keyAtEnd(again.state.recipients) };
	const next = await change(context, documentId, again, [{ kind: "patch", in: "recipients", id, set }]);
	await applyCorrection(context, { documentId, version: next });
	expect(await db().carbonCopy.findMany({ where: { documentId } })).toEqual([
		{ id, documentId, email: "kim@example.com", name: "Kim Low", position: 2 },
	]);
	expect(await queuedMails(documentId)).toEqual(["copy-sent", "please-sign", "please-sign"]);

	const last = await openCorrected(context, documentId);
	const final = await change(context, documentId, last, [
		{ kind: "patch", in: "recipients", id, set: { type: "Signer" } },
	]);
	await expect(applyCorrection(context, { documentId, version: final })).rejects.toMatchObject({
		code: "ValidationError",
	});
});
