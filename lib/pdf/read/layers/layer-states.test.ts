import { PdfRef } from "@libpdf/core";
import { describe, expect, it } from "vitest";
import { loadPdf } from "#lib/pdf/library/load-pdf.ts";
import { onePage } from "../testing/write-pdf.ts";
import { LayerStates, VaryingLayerError } from "./layer-states.ts";

/** The layers A (4 0 R) and B (5 0 R) with entries of their own, and what belongs to them in object 6. */
async function isShown(config: string, owner: string, { a = "", b = "" } = {}): Promise<boolean | string> {
	const pdf = await loadPdf(
		onePage({
			catalog: `/OCProperties<</OCGs[4 0 R 5 0 R]/D<<${config}>>>>`,
			others: [
				`<</Type/OCG/Name(A)${a}>>`,
				`<</Type/OCG/Name(B)${b}>>`,
				owner === "A" ? "null" : `<</Type/OCMD${owner}>>`,
			],
		}),
	);
	const states = new LayerStates(pdf);
	try {
		return states.isShown(PdfRef.of(owner === "A" ? 4 : 6, 0));
	} catch (error) {
		if (error instanceof VaryingLayerError) return error.layer;
		throw error;
	}
}

const A_OFF = "/OFF[4 0 R]";
const BOTH = "/OCGs[4 0 R 5 0 R]";
const rule = (event: string, categories = event) => `<</Event/${event}/Category[/${categories}]/OCGs[4 0 R 5 0 R]>>`;
const state = (view: string, print: string) =>
	`/Usage<</View<</ViewState/${view}>>/Print<</PrintState/${print}>>/Export<</ExportState/OFF>>>>`;

describe("a layer is shown", () => {
	it.each<[rule: string, config: string, layer: string, shown: boolean | string]>([
		["by default", "", "", true],
		["not when it is off", A_OFF, "", false],
		["not when all are off", "/BaseState/OFF", "", false],
		["when it is on where all are off", "/BaseState/OFF/ON[4 0 R]", "", true],
		["not when it is on and off", "/ON[4 0 R]/OFF[4 0 R]", "", false],
		["when its intent is another one", A_OFF, "/Intent/Design", true],
		["not when one of its intents is meant", A_OFF, "/Intent[/Design/View]", false],
		["not when every intent is meant", `${A_OFF}/Intent/All`, "/Intent/Design", false],
		["as its usage says where a rule applies it", `/AS[${rule("View")}${rule("Print")}]`, state("OFF", "OFF"), false],
		["though it is off where a rule shows it", `${A_OFF}/AS[${rule("View")}${rule("Print")}]`, state("ON", "ON"), true],
		["whatever its export state is", `/AS[${rule("Export")}]`, state("ON", "ON"), true],
		["or the layer is named: screen and print differ by rules", `/AS[${rule("Print")}]`, state("ON", "OFF"), "A"],
		["or the layer is named: they differ without a rule", "", state("ON", "OFF"), "A"],
		[
			"or the layer is named: off on screen, but a rule prints it",
			`${A_OFF}/AS[${rule("Print")}]`,
			state("ON", "ON"),
			"A",
		],
		[
			"or the layer is named: it goes by magnification",
			`/AS[${rule("View", "Zoom")}]`,
			"/Usage<</Zoom<</min 2>>>>",
			"A",
		],
		["at every magnification", `/AS[${rule("View", "Zoom")}]`, "/Usage<</Zoom<</min 0>>>>", true],
		[
			"or the layer is named: it goes by language",
			`/AS[${rule("View", "Language")}]`,
			"/Usage<</Language<</Lang(de)>>>>",
			"A",
		],
	])("%s", async (_rule, config, a, shown) => {
		expect(await isShown(config, "A", { a })).toBe(shown);
	});
});

describe("content of several layers, A off and B on, is shown", () => {
	it.each<[rule: string, owner: string, shown: boolean]>([
		["by any that is on", BOTH, true],
		["by any that is on, said outright", `${BOTH}/P/AnyOn`, true],
		["not when all are to be on", `${BOTH}/P/AllOn`, false],
		["when any is to be off", `${BOTH}/P/AnyOff`, true],
		["not when all are to be off", `${BOTH}/P/AllOff`, false],
		["when the only one is to be off", "/OCGs 4 0 R/P/AllOff", true],
		["not by the only one", "/OCGs 4 0 R", false],
		["when it names none", "/OCGs[null]/P/AllOff", true],
		["by an expression before a policy", `${BOTH}/P/AllOn/VE[/Or 4 0 R 5 0 R]`, true],
		["not unless both are on", "/VE[/And 4 0 R 5 0 R]", false],
		["by a nested expression", "/VE[/And[/Not 4 0 R][/Or 4 0 R 5 0 R]]", true],
		["not by its opposite", "/VE[/Not[/And[/Not 4 0 R][/Or 4 0 R 5 0 R]]]", false],
	])("%s", async (_rule, owner, shown) => {
		expect(await isShown(A_OFF, owner)).toBe(shown);
	});

	it("or the layer is named that differs between screen and print", async () => {
		const b = state("ON", "OFF");
		expect(await isShown("", "/VE[/And 4 0 R[/Not 5 0 R]]", { b })).toBe("B");
		expect(await isShown("", `${BOTH}/P/AllOn`, { b })).toBe("B");
		expect(await isShown("", BOTH, { b })).toBe(true);
	});
});
