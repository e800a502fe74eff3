import { expect, it } from "vitest";
import { messages } from "#lib/i18n/generated/document.js";
import type { SignerDetails } from "../details.ts";
import { SIGNER } from "../page/testing/signer.ts";
import { neededAt, placesOf } from "./new-person.ts";

const asked = (method: string) => ({ method }) as SignerDetails["proof"];

it.each<[string, Partial<SignerDetails>, string, string]>([
	["by mail", {}, "needed", "none"],
	["by mail, with a code by text message", { proof: asked("SMSOTP") }, "needed", "needed"],
	["by text message", { deliveryMode: "SMS" }, "optional", "needed"],
	["by text message, with a code by mail", { deliveryMode: "SMS", proof: asked("EmailOTP") }, "needed", "needed"],
	["both ways", { deliveryMode: "EmailAndSMS" }, "needed", "optional"],
	["in person", { hostEmail: "hugo@example.com" }, "optional", "none"],
	["in person, with a code by mail", { hostEmail: "h@example.com", proof: asked("EmailOTP") }, "needed", "none"],
	["in person, with a code by text", { hostEmail: "h@example.com", proof: asked("SMSOTP") }, "optional", "needed"],
])("asks for what reaches the new person: %s", (_, signer, email, phone) => {
	expect(neededAt({ ...SIGNER, ...signer })).toEqual({ email, phone });
});

it("tells places apart, and leaves out whoever has acted", () => {
	const group = {
		...SIGNER,
		id: "g",
		name: "Lettings",
		order: 2,
		members: [SIGNER, { ...SIGNER, id: "2", name: "Omar" }],
	};
	const done = { ...SIGNER, id: "3", status: "Completed" };
	const texted = { ...SIGNER, id: "4", email: "", phone: "+33 612345678" };
	const places = placesOf([{ ...SIGNER, order: 1 }, group, done, texted], messages.EN.signers.step);
	expect(places.map(({ label }) => label)).toEqual([
		"Mia Chen · mia@example.com · Step 1",
		"Mia Chen · mia@example.com · Lettings · Step 2",
		"Omar · mia@example.com · Lettings · Step 2",
		"Mia Chen · +33 612345678",
	]);
});
