import { describe, expect, it } from "vitest";
import { matchNames } from "./match-names.ts";

const MATCHERS = ["Strict", "Moderate", "Lenient"] as const;

/** Name, what the document has, and which matchers take it. */
const CASES: [name: string, firstName: string | null, lastName: string | null, taken: string][] = [
	["Anna Maria Eriksson", "ANNA MARIA", "ERIKSSON", "Strict Moderate Lenient"],
	["anna maria eriksson", "Anna Maria", "Eriksson", "Strict Moderate Lenient"],
	["Eriksson, Anna Maria", "ANNA MARIA", "ERIKSSON", "Moderate Lenient"],
	["Anna Eriksson", "ANNA MARIA", "ERIKSSON", "Moderate Lenient"],
	["Maria Eriksson", "ANNA MARIA", "ERIKSSON", "Moderate Lenient"],
	["Anna Maria Eva Eriksson", "ANNA MARIA", "ERIKSSON", ""],
	["A. Eriksson", "ANNA MARIA", "ERIKSSON", "Lenient"],
	["Anna Ericsson", "ANNA MARIA", "ERIKSSON", "Lenient"],
	["Anna Erikson", "ANNA", "ERIKSSON", "Lenient"],
	["Eriksson", "ANNA MARIA", "ERIKSSON", ""],
	["Anna", "ANNA MARIA", "ERIKSSON", ""],
	["Anna Larsson", "ANNA MARIA", "ERIKSSON", ""],
	["Otto Eriksson", "ANNA MARIA", "ERIKSSON", ""],
	["Anna Maier", "ANNA", "MEIER", "Lenient"],
	["Anna Lee", "ANNA", "LEO", ""],
	["Jürgen Müller", "JUERGEN", "MUELLER", "Strict Moderate Lenient"],
	["Jürgen Müller", "JURGEN", "MULLER", "Strict Moderate Lenient"],
	["Jürgen Müller", "JÜRGEN", "MÜLLER", "Strict Moderate Lenient"],
	["Jurgen Muller", "JÜRGEN", "MÜLLER", "Strict Moderate Lenient"],
	["Jörg Weiß", "JOERG", "WEISS", "Strict Moderate Lenient"],
	["Søren Ångström", "SOEREN", "AANGSTROEM", "Strict Moderate Lenient"],
	["Núria Peña", "NURIA", "PENXXA", "Strict Moderate Lenient"],
	["Þóra Guðmundsdóttir", "THORA", "GUDMUNDSDOTTIR", "Strict Moderate Lenient"],
	["Łukasz Wałęsa", "LUKASZ", "WALESA", "Strict Moderate Lenient"],
	["İlayda Işık", "ILAYDA", "ISIK", "Strict Moderate Lenient"],
	["Nguyễn Thị Ánh", "THI ANH", "NGUYEN", "Moderate Lenient"],
	["Ирина Щербакова", "IRINA", "SHCHERBAKOVA", "Strict Moderate Lenient"],
	["Сергій Їжак", "SERHII", "IZHAK", "Moderate Lenient"],
	["Sean O’Brien", "SEAN", "OBRIEN", "Strict Moderate Lenient"],
	["Ann-Marie McDonald", "ANN MARIE", "MC DONALD", "Strict Moderate Lenient"],
	["Ana García", "ANA", "GARCIA LOPEZ", "Lenient"],
	["Ana García López", "ANA", "GARCIA LOPEZ", "Strict Moderate Lenient"],
	["Suharto", null, "SUHARTO", "Strict Moderate Lenient"],
	["Suharto", "SUHARTO", null, "Strict Moderate Lenient"],
	["Somebody Else", null, "SUHARTO", ""],
	["", "ANNA", "ERIKSSON", ""],
	["– . –", "ANNA", "ERIKSSON", ""],
	["Anna", null, null, ""],
];

/** The same, of a document that has no room for more: cut off after 39 letters and fillers, 31, 30. */
const CUT: typeof CASES = [
	[
		"Nilavadhanananda Chayapa Dejthamrong Krasuang",
		"CHAYAPA DEJTHAMRONG K",
		"NILAVADHANANANDA",
		"Strict Moderate Lenient",
	],
	["Nilavadhanananda Chayapa Dejthamrong Wong", "CHAYAPA DEJTHAMRONG K", "NILAVADHANANANDA", "Lenient"],
	["Bennelong Wooloomooloo Warwick", "WARWI", "BENNELONG WOOLOOMOOLOO", "Strict Moderate Lenient"],
];

describe("a name that is cut off", () => {
	it.each(CUT)("%s is that of %s %s for: %s", (name, firstName, lastName, taken) => {
		const takes = MATCHERS.filter((matcher) => matchNames(name, { firstName, lastName, isCut: true }, matcher));
		expect(takes.join(" ")).toBe(taken);
	});

	it("is strictly another one where it was not", () => {
		for (const [name, firstName, lastName] of CUT) {
			expect(matchNames(name, { firstName, lastName, isCut: false }, "Strict")).toBe(false);
		}
	});
});

describe("a name", () => {
	it.each(CASES)("%s is that of %s %s for: %s", (name, firstName, lastName, taken) => {
		const takes = MATCHERS.filter((matcher) => matchNames(name, { firstName, lastName, isCut: false }, matcher));
		expect(takes.join(" ")).toBe(taken);
	});

	it.each(["李小龍", "محمد علي", "Ελένη"])("in a script that zones have no letters for is not judged: %s", (name) => {
		for (const matcher of MATCHERS) {
			expect(matchNames(name, { firstName: "ANNA", lastName: "LEE", isCut: false }, matcher)).toBeNull();
		}
	});

	it("is judged at once, however long and however many ways it may be written", () => {
		const name = "Ü".repeat(2000).concat(" ", "Ä Ö ".repeat(500));
		expect(matchNames(name, { firstName: "ANNA", lastName: "LEE", isCut: false }, "Lenient")).toBe(false);
	});
});
