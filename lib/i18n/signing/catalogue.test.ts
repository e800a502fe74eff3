import { describe, expect, it } from "vitest";
import { fill } from "#lib/i18n/fill.ts";
import { messages as review } from "../generated/signing-review.js";
import { consentText } from "./consent.ts";
import { idVerificationMessages } from "./id-verification-messages.ts";
import { inPersonMessages } from "./in-person-messages.ts";
import { signerAuthMessages } from "./signer-auth-messages.ts";
import { messagesFor, signingMessages } from "./signing-messages.ts";

/** Messages by their path; one that takes values as its compiled parts. */
function texts(node: unknown, path = ""): [string, string][] {
	if (typeof node === "string") return [[path, node]];
	if (Array.isArray(node)) return [[path, JSON.stringify(node)]];
	return Object.entries(node as object).flatMap(([key, inner]) => texts(inner, `${path}.${key}`));
}

const places = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).sort();

describe("the consent", () => {
	it("has the same places in French", () => {
		const [english, french] = ["EN", "FR"].map((locale) => consentText(locale).text.split("\n\n"));
		expect(french?.map(places)).toEqual(english?.map(places));
		expect(consentText("JA")).toEqual(consentText("EN"));
	});

	it("keeps French punctuation with the word before it where a line ends", () => {
		expect(consentText("FR").text).not.toMatch(/ [:;?!»%]|« /);
	});
});

it("French keeps “e-mail” in one line", () => {
	const french = [
		signingMessages("FR"),
		signerAuthMessages("FR"),
		inPersonMessages("FR"),
		idVerificationMessages("FR"),
	];
	const all = [...french, messagesFor({ locale: "FR", isReviewer: true })].flatMap((area) => texts(area));
	expect(all.filter(([, text]) => /e-mail/i.test(text))).toEqual([]);
});

describe("the words of a reviewer", () => {
	it.each(["EN", "FR"])(
		"ask for no signature in %s: what has words of its own takes the place of a signer's",
		(locale) => {
			const own = new Map(texts(messagesFor({ locale, isReviewer: true })));
			const signer = new Map(texts(signingMessages(locale)));
			expect([...own.keys()].sort()).toEqual([...signer.keys()].sort());
			for (const [path] of texts(review.EN)) expect(own.get(path)).not.toBe(signer.get(path));
			for (const path of [".actions.decline", ".actions.reassign", ".decline.title", ".closed.completedText"]) {
				expect(own.get(path)).not.toMatch(/\bsign/i);
			}
		},
	);

	it("are a signer's for a signer", () => {
		expect(messagesFor({ locale: "FR", isReviewer: false })).toBe(signingMessages("FR"));
	});
});

it("a message's places are filled, and one without a value stays visible", () => {
	expect(fill("{a} of {b}", { a: 1 })).toBe("1 of {b}");
});
