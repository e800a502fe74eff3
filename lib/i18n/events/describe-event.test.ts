import { describe, expect, it } from "vitest";
import { messages } from "../generated/audit-trail.js";
import { describeEntries, describeEntry, describeEvent } from "./describe-event.ts";

const by = (actorName: string, type: string, data: unknown = {}) => ({ type, actorType: "signer", actorName, data });
const review = { signerType: "Reviewer" };
const full = {
	fieldName: "City",
	kind: "draw",
	level: "B-T",
	sha256: "ab12",
	error: "no answer",
	reason: "wrong rent",
	message: "sold",
	to: "omar@diaz.example",
	from: "Ana",
	signerName: "Omar",
	name: "id.png",
	toName: "Omar",
	purpose: "initials",
	what: "sealed",
	version: "3",
};

describe("describeEvent", () => {
	it.each([
		["EN", by("Mia Chen", "SignerCompleted"), "Mia Chen signed."],
		["FR", by("Mia Chen", "SignerCompleted"), "Mia Chen a signé."],
		["EN", by("Mia Chen", "SignerCompleted", { signerType: "Reviewer" }), "Mia Chen reviewed and approved."],
		[
			"EN",
			by("Rita", "ConsentGiven", { version: "1", ...review }),
			"Rita agreed to approve electronically (consent text version 1).",
		],
		["FR", by("Rita", "DocumentDeclined", { reason: "", ...review }), "Rita a refusé le document."],
		[
			"EN",
			by("", "MailSent", { kind: "please-sign", to: "a@b.c", ...review }),
			"The review request was emailed to a@b.c.",
		],
		[
			"FR",
			by("", "SmsSent", { kind: "your-turn", to: "+33", ...review }),
			"La demande de relecture a été envoyée par SMS au +33.",
		],
		["EN", by("Omar Diaz", "FieldFilled", { fieldName: "City" }), "Omar Diaz filled in “City”."],
		[
			"EN",
			by("Omar", "FieldFilled", { fieldName: "", fieldType: "TextBox", page: 3 }),
			"Omar filled in the text field on page 3.",
		],
		[
			"EN",
			by("Omar", "FieldFilled", { fieldName: "", fieldType: "CheckBox", page: 3, nth: 2, of: 5 }),
			"Omar filled in checkbox 2 of 5 on page 3.",
		],
		[
			"FR",
			by("Omar", "FieldFilled", { fieldName: "", fieldType: "CheckBox", page: 3 }),
			"Omar a rempli la case à cocher de la page 3.",
		],
		[
			"FR",
			by("Omar", "FieldFilled", { fieldName: "", fieldType: "TextBox", page: 3, nth: 2, of: 5 }),
			"Omar a rempli le champ de texte 2 sur 5 de la page 3.",
		],
		[
			"EN",
			by("Omar", "FieldFilled", { fieldName: "City", kind: "prefilled" }),
			"Omar left “City” as prefilled by the sender.",
		],
		[
			"FR",
			by("Omar", "FieldFilled", { fieldName: "City", kind: "prefilled" }),
			"Omar a laissé «\u00a0City\u00a0» tel que prérempli par l’expéditeur.",
		],
		["EN", by("Omar Diaz", "DocumentDeclined", { reason: "wrong rent" }), "Omar Diaz declined to sign: “wrong rent”"],
		["EN", by("Omar Diaz", "DocumentDeclined", {}), "Omar Diaz declined to sign."],
		["FR", by("Omar", "DocumentDeclined", { reason: "non" }), "Omar a refusé de signer\u00a0: «\u00a0non\u00a0»"],
		["EN", by("", "MailSent", { kind: "please-sign", to: "a@b.c" }), "The signature request was emailed to a@b.c."],
		["FR", by("", "MailSent", { kind: "reminder", to: "a@b.c" }), "Un rappel a été envoyé à a@b.c."],
		["FR", by("", "MailSent", { kind: "please-sign", to: "a@b.c" }), "La demande de signature a été envoyée à a@b.c."],
		[
			"FR",
			by("", "SealFailed", {
				error: "It expired.",
				said: { key: "certificateExpired", values: { day: "2026-11-01" } },
			}),
			"Le scellement a échoué et sera retenté\u00a0: Le certificat de scellement a expiré le 2026-11-01.",
		],
		[
			"EN",
			by("", "SealFailed", { error: "Out of ink.", said: { key: "ink" } }),
			"Sealing failed and will be retried: Out of ink.",
		],
		[
			"EN",
			by("Ana", "SignerReassigned", { from: "ana@x.example", to: "o@x.example", toName: "Omar", reason: "on leave" }),
			"Ana reassigned signing from ana@x.example to Omar (o@x.example): “on leave”",
		],
		[
			"FR",
			by("Ana", "SignerReassigned", { from: "ana@x.example", to: "o@x.example", toName: "Omar", reason: "" }),
			"Ana a réattribué la signature de ana@x.example à Omar (o@x.example).",
		],
		["EN", by("Ana", "SignatureAdopted", { kind: "type", purpose: "initials" }), "Ana typed initials."],
		["FR", by("Ana", "SignatureAdopted", { kind: "draw", purpose: "signature" }), "Ana a dessiné sa signature."],
		["EN", by("Ana", "DocumentDownloaded", { what: "auditLog" }), "Ana downloaded the certificate of completion."],
		["EN", by("Mia", "ReminderSent", { to: "o@x.example", message: "" }), "Mia sent a reminder to o@x.example."],
		[
			"EN",
			by("Mia Chen", "DocumentScheduled", { scheduledFor: "2026-02-14T09:26:00.000Z" }),
			"Mia Chen scheduled the document for February 14, 2026 at 10:26 AM GMT+1.",
		],
		[
			"FR",
			by("Mia Chen", "ExpiryExtended", { from: "2026-02-01T09:26:00.000Z", to: "2026-02-14T09:26:00.000Z" }),
			"Mia Chen a repoussé l’expiration au 14 février 2026 à 10:26 UTC+1.",
		],
		[
			"EN",
			by("", "DocumentDeleted", { why: "Retention" }),
			"The document was moved to the trash under the organisation’s retention rule for completed documents.",
		],
		[
			"EN",
			by("", "IdentityAccepted", { by: "checks", kind: "Passport", signerName: "Mia", hold: "prefill" }),
			"The data on Mia’s passport passed every check and was accepted. No one reviewed the photos. The document stays closed until fields are prefilled.",
		],
		[
			"EN",
			by("Ana", "IdentityRefused", {
				by: "review",
				kind: "Passport",
				signerName: "Mia",
				reason: "Expired",
				triesLeft: 1,
			}),
			"Ana rejected Mia’s passport: it has expired (1 try left).",
		],
		[
			"FR",
			by("", "IdentityRead", { kind: "IDCard", signerName: "Mia", next: "Review", source: "Typed" }),
			"Mia a saisi les lignes de la pièce (carte d’identité), en attente d’examen.",
		],
		[
			"EN",
			by("Ana", "DocumentEdited", { fields: 2, recipients: 0, settings: 1 }),
			"Ana corrected the document: 2 fields, 1 setting.",
		],
		["EN", by("ليلى", "SignerCompleted"), "\u2068ليلى\u2069 signed."],
	])("%s %o", (locale, event, sentence) => {
		expect(describeEvent(locale, event, "Europe/Paris")).toBe(sentence);
	});

	it("names the product where no person acted", () => {
		const event = { type: "NewLinkRequested", actorType: "system", actorName: "", data: null };
		expect(describeEvent("EN", event)).toBe("Signet requested a new link.");
		expect(describeEvent("FR", { ...event, actorType: "signer" })).toBe("Quelqu’un a demandé un nouveau lien.");
	});

	it("shows a type it does not know by its name", () => {
		expect(describeEvent("FR", by("Mia", "SomethingNew"))).toBe("SomethingNew");
		expect(describeEvent("EN", by("Mia", "toString"))).toBe("toString");
	});

	it.each(Object.keys(messages.EN.texts))(
		"%s is a whole sentence in both languages, with and without its data",
		(type) => {
			for (const data of [full, {}, null, { reason: 7, to: ["x"] }]) {
				const [english, french] = ["EN", "FR"].map((locale) => describeEvent(locale, by("Mia Chen", type, data)));
				for (const sentence of [english, french]) {
					expect(sentence).not.toMatch(/undefined|null|\[object|[\u2066-\u2069]/);
					expect(sentence?.length).toBeGreaterThan(8);
				}
				expect(english).not.toBe(french);
			}
		},
	);
});

describe("several entries of one person", () => {
	const city = by("Omar", "FieldFilled", { fieldName: "City" });
	const box = by("Omar", "FieldFilled", { fieldName: "", fieldType: "Dropdown", page: 2, nth: 1, of: 2 });
	it.each([
		["EN", "Omar filled in 2 fields.", "“City”", "Dropdown 1 of 2 on page 2"],
		["FR", "Omar a rempli 2 champs.", "«\u00a0City\u00a0»", "Liste déroulante 1 sur 2 de la page 2"],
	])("are one sentence in %s, and each of them a few words", (locale, sentence, ...each) => {
		expect(describeEntries(locale, [city, box])).toBe(sentence);
		expect([city, box].map((one) => describeEntry(locale, one))).toEqual(each);
	});
});
