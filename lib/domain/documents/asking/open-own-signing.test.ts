import { describe, expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { visitorContext } from "#lib/domain/context.ts";
import { getDocumentVersion } from "#lib/domain/documents/viewing/document-version.ts";
import { authenticateSigner } from "#lib/domain/signing/authenticate-signer.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { insertDocument } from "#lib/testing/insert-documents.ts";
import { makeUserContext } from "#lib/testing/user-context.ts";
import { openOwnSigning } from "./open-own-signing.ts";

useTestDatabase();

type Row = Parameters<typeof insertDocument>[1];

async function stateOfLink(signLink: string): Promise<string> {
	const call = { ...visitorContext(), ip: "", userAgent: "", requestId: "test" };
	return (await authenticateSigner(call, new URL(signLink).pathname.split("/").at(-1) ?? "")).state;
}

const eventsOf = (documentId: string) =>
	db().auditEvent.findMany({ where: { documentId }, orderBy: { seq: "asc" }, select: { type: true, data: true } });

describe("signing what one is asked to sign", () => {
	const own = ({ principal }: { principal: { email: string } }) => ({
		name: "Ada Sender",
		email: principal.email.toUpperCase(),
	});

	/** A document of somebody who is one of its signers. */
	async function makeOwn(signer: object, row: Row = {}) {
		const context = await makeUserContext();
		const signers = [
			{ ...own(context), ...signer },
			{ name: "Mia", email: "mia@example.com" },
		];
		return { context, documentId: await insertDocument(context, { ...row, signers }) };
	}

	it("is a link of one's own that leads back to the document, and is written down", async () => {
		const { context, documentId } = await makeOwn({});
		const { signLink } = await openOwnSigning(context, { documentId });
		expect(await stateOfLink(signLink)).toBe("usable");
		expect(await db().signerToken.findFirst({ where: { signer: { documentId } } })).toMatchObject({
			signerId: (await db().signer.findFirstOrThrow({ where: { documentId, name: "Ada Sender" } })).id,
			redirectUrl: expect.stringMatching(new RegExp(`/documents/${documentId}$`)),
		});
		expect(await eventsOf(documentId)).toEqual([{ type: "LinkCopied", data: { signerName: "Ada Sender" } }]);
	});

	it.each([
		["whose turn has not come", { activatedAt: null }, {}],
		["who has signed", { status: "Completed" as const }, {}],
		["who is none of the signers", { email: "grace@example.com" }, {}],
		["who hosts somebody who signs in person", { type: "InPersonSigner" as const }, {}],
		["of a document that is closed", {}, { status: "Revoked" as const }],
	])("is refused to one %s", async (_, signer, row) => {
		const { context, documentId } = await makeOwn(signer, row);
		await expect(openOwnSigning(context, { documentId })).rejects.toMatchObject({ code: "Conflict" });
		expect(await db().signerToken.count({ where: { signer: { documentId } } })).toBe(0);
		expect(await eventsOf(documentId)).toEqual([]);
	});

	it("is there for whoever is asked by a colleague, of whose documents they see nothing else", async () => {
		const sender = await makeUserContext();
		const member = await makeUserContext({ accountId: sender.principal.accountId, role: "Member" });
		const documentId = await insertDocument(sender, { signers: [own(member), { email: "mia@example.com" }] });
		const { signLink } = await openOwnSigning(member, { documentId });
		expect(await stateOfLink(signLink)).toBe("usable");
		expect(await db().signerToken.findFirst({ where: { signer: { documentId } } })).toMatchObject({
			redirectUrl: expect.stringMatching(/\/start$/),
		});
		await db().signer.updateMany({ where: { documentId }, data: { activatedAt: null } });
		await expect(openOwnSigning(member, { documentId })).rejects.toMatchObject({ code: "NotFound" });
		await expect(getDocumentVersion(member, { documentId })).rejects.toMatchObject({ code: "NotFound" });
	});

	it("is refused to everybody else, of the same account too", async () => {
		const { context, documentId } = await makeOwn({});
		const { accountId } = context.principal;
		for (const [other, code] of [
			[await makeUserContext(), "NotFound"],
			[await makeUserContext({ accountId }), "Conflict"],
			[await makeUserContext({ accountId, role: "Member" }), "NotFound"],
		] as const)
			await expect(openOwnSigning(other, { documentId })).rejects.toMatchObject({ code });
		expect(await db().signerToken.count({ where: { signer: { documentId } } })).toBe(0);
	});
});
