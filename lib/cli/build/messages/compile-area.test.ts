import { describe, expect, it } from "vitest";
import { readSourceFiles } from "#lib/testing/source-files.ts";
import { compileArea } from "./compile-area.ts";

const typeOf = (text: string) => compileArea("emails", { EN: { a: text }, FR: { a: text } }).type;
const faultsOf = (english: string, french: string) => () =>
	compileArea("emails", { EN: { group: { a: english } }, FR: { group: { a: french } } });

describe("compileArea", () => {
	it.each([
		["Saved", "string"],
		["Signed by {name}", "Message<{name:string}>"],
		["{count, plural, one {# page} other {# pages}} of {total, number}", "Message<{count:number;total:number}>"],
		["{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}", null],
		["{task, select, sign {Sign} review {Review} other {}}", 'Message<{task:"review"|"sign"}>'],
		["{isOwn, select, true {your document} false {a document} other {}}", "Message<{isOwn:boolean}>"],
		["{kind, select, Passport {a passport} other {an identity document}}", "Message<{kind:string}>"],
		["Deleted{why, select, Retention { on schedule} other {}}", "Message<{why:string}>"],
		["{kind, select, Passport {a passport} other {{kind}}}", "Message<{kind:string}>"],
	])("types what %s takes", (text, type) => {
		if (type === null) expect(() => typeOf(text)).toThrow(/fr\/emails\.json a: .*unknown plural form "two"/s);
		else expect(typeOf(text)).toBe(`{"a":${type}}`);
	});

	it("heads messages that take values with their language and keeps the others as text", () => {
		const { module } = compileArea("emails", {
			EN: { saved: "Saved", by: "By {name}" },
			FR: { saved: "Enregistré", by: "Par {name}" },
		});
		expect(module).toContain('EN: {"saved":"Saved","by":["en-US","By ",["name"]]}');
		expect(module).toContain('FR: {"saved":"Enregistré","by":["fr-FR","Par ",["name"]]}');
	});

	it.each([
		["a name only English has", "By {name}", "Par lui", "{name} is missing"],
		["a name only French has", "By them", "Par {name}", "{name} is not in the English message"],
		["a number as text", "{count, number} pages", "{count} pages", "{count} is text instead of number"],
		["an option English lacks", open("sign", ""), open("singe", "relire"), '{task} has an unknown option "singe"'],
		[
			"an option French lacks",
			open("sign", ""),
			open("review", ""),
			"{task} covers review, view instead of sign, view",
		],
		["a missing plural form", plural("one", "other"), plural("other"), '{n} has no plural form "one"'],
		["a form French does not have", plural("one", "other"), plural("one", "few", "other"), 'unknown plural form "few"'],
		["an ASCII apostrophe", "It’s done", "C'est fait", "write ’ instead of '"],
		["a tag", "<b>Done</b>", "<b>Fait</b>", "<b>: messages have no tags"],
		["a date", "Due {at, date}", "Pour le {at, date}", "pass dates and times as formatted text"],
		["a style of number", "{n, number, percent}", "{n, number, percent}", "number styles are not supported"],
		["broken syntax", "By {name}", "Par {name", "EXPECT_ARGUMENT_CLOSING_BRACE"],
	])("refuses %s", (_, english, french, fault) => {
		expect(faultsOf(english, french)).toThrow(`fr/emails.json group.a: `);
		expect(faultsOf(english, french)).toThrow(fault);
	});

	it("lets a translation leave out what only chooses a form", () => {
		expect(faultsOf(`${open("sign", "")} ${plural("one", "other")} {name}`, "{name}")).not.toThrow();
	});

	it("is the only one that loads a parser of messages, which is too large for browsers", () => {
		const parser = /["'](?:icu-minify\/compile|@formatjs\/[^"']*|intl-messageformat)["']/;
		const product = readSourceFiles(process.cwd()).filter(({ path }) => !path.endsWith(".test.ts"));
		const loading = product.filter(({ text }) => parser.test(text));
		expect(loading.map(({ path }) => path)).toEqual(["lib/cli/build/messages/compile-area.ts"]);
	});

	it("names every missing and extra message at once", () => {
		const sources = { EN: { a: "A", b: { c: "C" } }, FR: { b: { d: "D" } } };
		const faults = [
			"fr/emails.json a: is missing",
			"fr/emails.json b.c: is missing",
			"fr/emails.json b.d: is not in the English file",
		];
		expect(() => compileArea("emails", sources)).toThrow(faults.join("\n"));
	});
});

function open(option: string, other: string): string {
	return `{task, select, view {view} ${option} {${option}} other {${other}}}`;
}

function plural(...forms: string[]): string {
	return `{n, plural, ${forms.map((form) => `${form} {# ${form}}`).join(" ")}}`;
}
