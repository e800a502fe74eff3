import { expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { findWholeDocumentWithEvents } from "#lib/db/stores/documents/whole-document.ts";
import { listConsentTexts } from "#lib/db/stores/signing/consent-texts.ts";
import { consentHash } from "#lib/domain/audit/consent-hash.ts";
import { consentsOf, findConsentTexts } from "#lib/domain/sealing/consents-of.ts";
import { CONSENT_VERSION, consentText } from "#lib/i18n/signing/consent.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { makeSigningDocument } from "#lib/testing/signing-document.ts";
import { giveConsent } from "./give-consent.ts";

useTestDatabase();

/** Of the texts of version 1, as events recorded them. */
const VERSION_1 = {
	EN: "69bcd133c339b677383feb5407901213401ae8349629fad019f20d42ee1c4d1f",
	FR: "5919074cfcb6b54d3ecc252ba4249cdd33b9b4bb1f3b805e007d2d146e72a8a2",
};

const fresh = { consentedAt: null };

async function consentsIn(documentId: string) {
	const found = await findWholeDocumentWithEvents(documentId);
	if (!found) throw new Error("There is no document.");
	const { document, events } = found;
	return { events, consents: consentsOf(document.signingSlots, events, await findConsentTexts(events)) };
}

it("the text that was shown is stored once, and the event records its hash, language and sender", async () => {
	const people = [
		{ name: "Mia", row: fresh },
		{ name: "Grace", row: fresh },
		{ name: "Zoé", row: { ...fresh, locale: "FR" } },
	];
	const document = await makeSigningDocument(people, { behalfName: "Harbour Homes", behalfEmail: "hi@example.com" });
	for (const { context } of document.people) await giveConsent(context, { version: CONSENT_VERSION });
	const { events, consents } = await consentsIn(document.documentId);
	const [english, french] = ["EN", "FR"].map((locale) => consentText(locale).text);
	const recorded = (text = "", locale: string) => ({
		...{ version: CONSENT_VERSION, locale, textHash: consentHash(text), senderName: "Harbour Homes" },
	});
	const given = events.filter(({ type }) => type === "ConsentGiven");
	expect(given.map(({ data }) => data)).toMatchObject([
		recorded(english, "EN"),
		recorded(english, "EN"),
		recorded(french, "FR"),
	]);
	const stored = await listConsentTexts([consentHash(english ?? ""), consentHash(french ?? "")]);
	expect(stored.map(({ text }) => text).sort()).toEqual([english, french].sort());
	expect(consents.map(({ signers, text }) => [signers, text?.locale, text?.version])).toEqual([
		[["Mia", "Grace"], "EN", CONSENT_VERSION],
		[["Zoé"], "FR", CONSENT_VERSION],
	]);
	expect(JSON.stringify(consents)).toContain("ask Harbour Homes or a lawyer");
	expect(JSON.stringify(consents)).not.toContain("{sender}");
});

it("the language that the page was in counts, even if the signer has chosen another since", async () => {
	const { documentId, people } = await makeSigningDocument([{ name: "Zoé", row: { ...fresh, locale: "FR" } }]);
	for (const { context } of people) await giveConsent(context, { version: CONSENT_VERSION, locale: "EN" });
	const { consents } = await consentsIn(documentId);
	expect(consents[0]?.text?.locale).toBe("EN");
});

it("a page with an earlier text is asked to load again", async () => {
	const { people } = await makeSigningDocument([{ name: "Mia", row: fresh }]);
	for (const { context } of people) {
		await expect(giveConsent(context, { version: "1" })).rejects.toMatchObject({ code: "ValidationError" });
	}
});

it("earlier consents are printed where their text is known, and said to be unrecorded where it is not", async () => {
	const version1 = await listConsentTexts(Object.values(VERSION_1));
	expect(version1.map(({ version, locale, hash, text }) => [version, locale, hash, consentHash(text)]).sort()).toEqual([
		["1", "EN", VERSION_1.EN, VERSION_1.EN],
		["1", "FR", VERSION_1.FR, VERSION_1.FR],
	]);
	const signer = (id: string) => ({ id, name: id, email: "" });
	const event = (actorId: string, data: object) => ({ actorId, type: "ConsentGiven", data });
	const events = [
		...[event("Ada", { version: "1", textHash: VERSION_1.FR }), event("Bob", { textHash: "0".repeat(64) })],
		{ ...event("Cy", {}), type: "SignerCompleted" },
	];
	const given = consentsOf(
		[signer("Ada"), signer("Bob"), signer("Cy"), signer("Dee")] as never,
		events as never,
		version1,
	);
	expect(given).toMatchObject([
		{ signers: ["Ada"], text: { version: "1", locale: "FR", hash: VERSION_1.FR } },
		{ signers: ["Bob", "Cy"], text: null },
	]);
	expect(given[0]?.text?.paragraphs[0]).toMatchObject({ heading: null });
});

it("nothing changes or removes a text", async () => {
	const { people } = await makeSigningDocument([{ name: "Mia", row: fresh }]);
	for (const { context } of people) await giveConsent(context, { version: CONSENT_VERSION });
	const hash = consentHash(consentText("EN").text);
	const refused = /cannot be changed or removed/;
	await expect(db().consentText.update({ where: { hash }, data: { text: "Anything" } })).rejects.toThrow(refused);
	await expect(db().consentText.delete({ where: { hash } })).rejects.toThrow(refused);
	await expect(db().$executeRaw`TRUNCATE "ConsentText"`).rejects.toThrow(refused);
});
