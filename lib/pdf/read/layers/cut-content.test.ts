import { describe, expect, it } from "vitest";
import { CutError, cutContent } from "./cut-content.ts";

/** Cuts content whose layer /Off is hidden, and whose object /Gone belongs to it. */
function cut(content: string) {
	return cutContent(Buffer.from(content, "latin1"), {
		isLayerShown: (name) => name !== "Off",
		isObjectShown: (name) => name !== "Gone",
	});
}

/** What is left, blanks folded. */
function left(content: string): string {
	return (cut(content).content ?? Buffer.from(content, "latin1")).toString("latin1").trim().replace(/\s+/g, " ");
}

const hidden = (content: string) => `/OC /Off BDC ${content} EMC`;

describe("hidden optional content", () => {
	it.each([
		[
			"a page without layers stays as it is",
			"/P <</MCID 0>> BDC 0 0 9 9 re f EMC",
			"/P <</MCID 0>> BDC 0 0 9 9 re f EMC",
		],
		["a shown layer loses its mark only", "q /OC /On BDC 0 0 9 9 re f EMC Q", "q 0 0 9 9 re f Q"],
		["other marks in a shown layer stay", "/OC/On BDC/Span BMC(a)Tj EMC EMC", "/Span BMC(a)Tj EMC"],
		["a path goes", `0 g ${hidden("1 1 m 2 2 l S 0 0 9 9 re f*")} 1 g`, "0 g 1 g"],
		["a path that clips stays unpainted", hidden("0 0 9 9 re W n 1 1 2 2 re W* f"), "0 0 9 9 re W n 1 1 2 2 re W* n"],
		["a path from outside is not painted", `0 0 9 9 re ${hidden("f")} 1 1 2 2 re f`, "0 0 9 9 re n 1 1 2 2 re f"],
		["shadings, objects and points go", hidden("/S sh /X Do /Tag /P DP"), ""],
		["an inline image goes", `q ${hidden("BI /W 1 /H 1 /IM true ID \x80( EI")} Q`, "q Q"],
		["an inline image outside stays", "BI /W 1 ID q ( EMC EI Q", "BI /W 1 ID q ( EMC EI Q"],
		["what is saved and restored goes whole", `1 w ${hidden("q 2 w 1 0 0 1 5 5 cm BT (a) Tj ET Q")} S`, "1 w S"],
		["changes of the state stay", hidden("2 w 1 0 0 rg /G0 gs 1 0 0 1 5 5 cm"), "2 w 1 0 0 rg /G0 gs 1 0 0 1 5 5 cm"],
		["a state restored outside keeps its save", `${hidden("q 2 w 0 0 9 9 re f")} S Q`, "q 2 w S Q"],
		["a state saved outside is restored", `q ${hidden("2 w Q 0 0 9 9 re f")} S`, "q 2 w Q S"],
		["shown content between two hidden parts stays", `${hidden("q 2 w")} S ${hidden("3 w Q")}`, "q 2 w S 3 w Q"],
		["text goes, its settings stay", hidden("BT /F 9 Tf 7 7 Td (a) Tj [(b) 5] TJ ET"), "BT /F 9 Tf 7 7 Td ET"],
		["text on the next line moves there", `BT ${hidden("(a) ' 1 2 (b) \"")} (c) ' ET`, "BT T* 1 Tw 2 Tc T* (c) ' ET"],
		["text with a new position stays", `BT ${hidden("(a) Tj")} 0 -9 Td (b) Tj ET`, "BT 0 -9 Td (b) Tj ET"],
		["marks inside go with it", hidden("/P <</MCID 7>> BDC /Span BMC (a) Tj EMC EMC 1 w"), "1 w"],
		["a shown layer inside stays hidden", hidden("/OC /On BDC 0 0 9 9 re f EMC 1 1 m S"), ""],
		["up to the end when it is not closed", "1 w /OC /Off BDC 0 0 9 9 re f", "1 w"],
		["an object of a hidden layer goes", "q /Gone Do /Stays Do Q", "q /Stays Do Q"],
		["a name with escapes is that name", "/O#43 /#4fff BDC 0 0 9 9 re f EMC", ""],
		[
			"strings and comments that look alike stay",
			"(/OC /Off BDC) Tj % /OC /Off BDC\n1 w",
			"(/OC /Off BDC) Tj % /OC /Off BDC 1 w",
		],
		["more ends than beginnings stay", "EMC 0 0 9 9 re f EMC", "EMC 0 0 9 9 re f EMC"],
	])("%s", (_rule, content, expected) => {
		expect(left(content)).toBe(expected);
	});

	it.each([
		["text that follows hidden text", `BT ${hidden("(a) Tj")} (b) Tj ET`],
		["hidden text that clips", hidden("BT 7 Tr (a) Tj ET")],
	])("cannot be cut: %s", (_what, content) => {
		expect(() => cut(content)).toThrow(CutError);
	});

	it("names what it used, and what is used outside of it", () => {
		const content = `/A Do /Gone Do ${hidden("/A Do /B Do /S sh /Span /P0 BDC EMC /P <</MCID 3>> BDC EMC")} /Span /P1 BDC EMC`;
		const { uses, hiddenIds } = cut(content);
		expect([...uses.shown]).toEqual(["XObject/A", "Properties/P1"]);
		expect([...uses.hidden]).toEqual(["XObject/Gone", "XObject/A", "XObject/B", "Shading/S", "Properties/P0"]);
		expect(hiddenIds).toEqual([3]);
	});
});
