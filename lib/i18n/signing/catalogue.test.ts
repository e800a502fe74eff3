import { describe, expect, it } from "vitest";
import { consentText } from "./consent.ts";
import { signingEn } from "./en.ts";
import { fill } from "./fill.ts";
import { signingFr } from "./fr.ts";
import { signerIdentityEn } from "./identity/en.ts";
import { signerIdentityFr } from "./identity/fr.ts";
import { proofEn } from "./proof/en.ts";
import { proofFr } from "./proof/fr.ts";
import { reviewEn } from "./review/en.ts";
import { reviewFr } from "./review/fr.ts";
import { messagesFor, signingMessages } from "./signing-messages.ts";

function texts(node: unknown, path = ""): [string, string][] {
	if (typeof node === "string") return [[path, node]];
	return Object.entries(node as object).flatMap(([key, inner]) => texts(inner, `${path}.${key}`));
}

const places = (text: string) => [...text.matchAll(/\{\w+\}|#/g)].map(([place]) => place).sort();

describe("the French words of the signing page", () => {
	const french = new Map([
		...texts(signingFr),
		...texts({ review: reviewFr, proof: proofFr, identity: signerIdentityFr }),
	]);
	const english = [...texts(signingEn), ...texts({ review: reviewEn, proof: proofEn, identity: signerIdentityEn })];
	// French says "un" where English may say "#", so plural forms are compared by their other form.
	it.each(english.filter(([path]) => !path.endsWith(".one")))("%s has the same places", (path, english) => {
		expect(places(french.get(path) ?? "")).toEqual(places(english));
	});

	it("are not left in English", () => {
		const same = english.filter(([path, english]) => french.get(path) === english);
		const words = (text: string) => text.replace(/\{\w+\}/g, "").match(/\p{L}+/gu) ?? [];
		expect(same.filter(([, text]) => words(text).length > 2)).toEqual([]);
	});

	it("keep their punctuation with the word before it where a line ends", () => {
		const all = [...french.values(), consentText("FR").text];
		expect(all.filter((text) => / [:;?!»%]|« /.test(text))).toEqual([]);
	});

	it("keep a word with a hyphen in one line", () => {
		expect([...french].filter(([, text]) => /e-mail/i.test(text))).toEqual([]);
	});

	it("include the consent", () => {
		const [english, french] = ["EN", "FR"].map((locale) => consentText(locale).text.split("\n\n"));
		expect(french?.map(places)).toEqual(english?.map(places));
		expect(consentText("JA")).toEqual(consentText("EN"));
	});
});

describe("the words of a reviewer", () => {
	it.each(["EN", "FR"])(
		"ask for no signature in %s: what has words of its own takes the place of a signer's",
		(locale) => {
			const own = new Map(texts(messagesFor({ locale, isReviewer: true })));
			const signer = new Map(texts(signingMessages(locale)));
			expect([...own.keys()].sort()).toEqual([...signer.keys()].sort());
			for (const [path] of texts(reviewEn)) expect(own.get(path)).not.toBe(signer.get(path));
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
