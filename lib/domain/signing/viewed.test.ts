import { beforeEach, describe, expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import type { SignerContext } from "#lib/domain/context.ts";
import { mintSigningLink } from "#lib/domain/documents/asking/signing-links.ts";
import { makeField } from "#lib/fields/testing/make-field.ts";
import { CONSENT_VERSION } from "#lib/i18n/signing/consent.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { browser } from "#lib/testing/proof.ts";
import { countJobs, makeSigningDocument, queuedMails, signerContext } from "#lib/testing/signing-document.ts";
import { adoptMark } from "./adopt-mark.ts";
import { chooseLanguage } from "./choose-language.ts";
import { declineDocument } from "./decline-document.ts";
import { finishLater } from "./finish-later.ts";
import { finishSigning } from "./finish-signing.ts";
import { giveConsent } from "./give-consent.ts";
import { sayPresent } from "./in-person/say-present.ts";
import { makePhoneLink } from "./make-phone-link.ts";
import { markViewed } from "./mark-viewed.ts";
import { openSigningPage } from "./open-signing-page.ts";
import { reassignSigner } from "./reassign-signer.ts";
import { saveFieldValue } from "./save-field-value.ts";

useTestDatabase();

let documentId: string;
let context: SignerContext;
let signerId: string;
beforeEach(async () => {
	const fields = [makeField("TextBox", { id: "note" })];
	const document = await makeSigningDocument([{ name: "Mia", fields }, { name: "Omar" }]);
	const [mia] = document.people;
	if (!mia) throw new Error("There is no signer.");
	({ documentId } = document);
	({ context, signerId } = mia);
});

async function events(): Promise<string[]> {
	const rows = await db().auditEvent.findMany({ where: { documentId }, orderBy: { seq: "asc" } });
	return rows.map(({ type }) => type);
}

const text = (words: string) => ({ kind: "text", text: words }) as const;
const mark = { kind: "type", text: "Mia", face: "caveat" };
const ana = { name: "Ana Silva", email: "ana@example.com", reason: "On leave" };

const ACTS: [string, (context: SignerContext) => Promise<unknown>][] = [
	["consents", (one) => giveConsent(one, { version: CONSENT_VERSION })],
	["fills in a field", (one) => saveFieldValue(one, { fieldId: "note", revision: 0, value: text("Hello") })],
	["adopts a signature", (one) => adoptMark(one, "signature", mark)],
	["chooses a language", (one) => chooseLanguage(one, { locale: "FR" })],
	["continues on a phone", (one) => makePhoneLink(one)],
	["finishes later", (one) => finishLater(one)],
	["reassigns", (one) => reassignSigner(one, ana)],
	["declines", (one) => declineDocument(one, { reason: "Too dear" })],
	["signs", (one) => finishSigning(one, { edition: 0 })],
];

describe("a signer has viewed the document before anything else they do there", () => {
	it.each(ACTS)("also where the page’s own request comes too late: %s", async (name, act) => {
		if (name === "consents") await db().signer.update({ where: { id: signerId }, data: { consentedAt: null } });
		await act(context);
		await markViewed(context).catch(() => undefined);
		const [first, ...rest] = await events();
		expect(first).toBe("DocumentViewed");
		expect(rest).not.toContain("DocumentViewed");
		expect((await queuedMails(documentId)).filter((kind) => kind === "sender-viewed")).toHaveLength(1);
	});

	it.each(ACTS)("or at the same moment: %s", async (name, act) => {
		if (name === "consents") await db().signer.update({ where: { id: signerId }, data: { consentedAt: null } });
		const late = () => markViewed(context).catch(() => undefined);
		await Promise.all([late(), act(context), late()]);
		const [first, ...rest] = await events();
		expect(first).toBe("DocumentViewed");
		expect(rest).not.toContain("DocumentViewed");
	});
});

it("an act that is refused is no view", async () => {
	await expect(finishSigning(context, { edition: 7 })).rejects.toMatchObject({ code: "Conflict" });
	await expect(declineDocument(context, { reason: " " })).rejects.toMatchObject({ code: "ValidationError" });
	expect(await events()).toEqual([]);
	expect(await queuedMails(documentId)).toEqual([]);
});

it("pages are drawn ahead once the page itself has been seen", async () => {
	await saveFieldValue(context, { fieldId: "note", revision: 0, value: text("Hello") });
	expect(await countJobs("page-images", documentId)).toBe(0);
	await markViewed(context);
	await markViewed(context);
	expect(await countJobs("page-images", documentId)).toBe(1);
	expect(await events()).toEqual(["DocumentViewed"]);
});

it("another person in the signer’s place has viewed nothing yet", async () => {
	await markViewed(context);
	await reassignSigner(context, ana);
	const now = await db().signer.findUnique({ where: { id: signerId } });
	expect(now).toMatchObject({ viewedAt: null, lastViewedAt: null });
});

describe("opening the page is no view, and the first act comes with one", () => {
	const HOST = { type: "InPersonSigner", hostName: "Hugo Host", hostEmail: "hugo@example.com" } as const;

	it.each([
		["in the sender’s application", "embedded", {}, { channel: "embedded" }],
		["on a phone, from another device’s screen", "phone", {}, { channel: "phone" }],
		["on the host’s device", "mail", HOST, { channel: "mail", isHosted: true }],
	] as const)("%s", async (_where, channel, person, use) => {
		const { documentId, people } = await makeSigningDocument([{ name: "Mia", row: { consentedAt: null, ...person } }]);
		const link = await mintSigningLink(db(), people[0]?.signerId ?? "", channel);
		const token = link.slice(link.lastIndexOf("/") + 1);
		const said = "hostName" in person ? await sayPresent(browser(), token) : null;
		const proof = said?.outcome === "proved" ? said.secret : undefined;
		const trail = async () => {
			const rows = await db().auditEvent.findMany({ where: { documentId }, orderBy: { seq: "asc" } });
			return rows.filter(({ type }) => type !== "PresenceConfirmed").map(({ type, data }) => ({ type, data }));
		};
		expect((await openSigningPage(browser(proof), token)).state).toBe("open");
		expect(await trail()).toEqual([]);
		await giveConsent(await signerContext(token, proof), { version: CONSENT_VERSION });
		expect(await trail()).toMatchObject([
			{ type: "DocumentViewed", data: use },
			{ type: "ConsentGiven", data: use },
		]);
	});
});
